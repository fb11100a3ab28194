import './contact.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { builtUrl } from '../../lib/cdn.ts';
import { sellerAddress, useShopInfo } from '../../lib/shop-info.ts';
import { PublicBreadcrumb } from '../../ui/breadcrumb.tsx';
import { PublicHead } from '../../ui/public-head.tsx';
import { ContactForm } from './contact-form.tsx';
import type { Letter } from './letter.ts';
import drawing from './pan-tilt-drawing.webp?url';
import { SentLetter } from './sent-letter.tsx';

const Facts = () => {
  const t = useText();
  const { seller } = useShopInfo();
  return (
    <div>
      <dl className="spec">
        <dt>{t('about.contact.email')}</dt>
        <dd>
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </dd>
        <dt>{t('about.contact.phone')}</dt>
        <dd>
          <a href={`tel:${seller.phone.replaceAll(' ', '')}`}>{seller.phone}</a>
        </dd>
        <dt>{t('about.contact.hours')}</dt>
        <dd>{t('about.contact.hoursValue')}</dd>
        <dt>{t('about.contact.languages')}</dt>
        <dd>sk, cs, de, en</dd>
        <dt>{t('about.contact.seller')}</dt>
        <dd>
          {seller.name}, {sellerAddress(seller)}
        </dd>
      </dl>
      <p className="contact-withdrawal">
        <Link className="link" to="/withdrawal">
          {t('about.withdrawal.link')}
        </Link>
      </p>
      <span className="drawn">
        <img src={builtUrl(drawing)} alt="" width="800" height="600" loading="lazy" decoding="async" />
      </span>
    </div>
  );
};

/** How to reach the seller, with a form for a letter. */
export const ContactPage = () => {
  const t = useText();
  const [sent, setSent] = useState<Letter | null>(null);
  return (
    <div className="wrap">
      <PublicHead title={t('about.contact.title')} description={t('about.contact.description')} />
      <PublicBreadcrumb
        label={t('about.breadcrumb')}
        items={[{ to: '/', text: t('nav.home') }, { text: t('nav.contact') }]}
      />
      <h1 className="h1 contact-title">{t('about.contact.headline')}</h1>
      <div className="two">
        {sent ? <SentLetter letter={sent} onAnother={() => setSent(null)} /> : <ContactForm onSent={setSent} />}
        <Facts />
      </div>
    </div>
  );
};
