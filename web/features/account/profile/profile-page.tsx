import { Link } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { Tag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextArea, TextInput } from '../../../ui/form/field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { AccountData } from '../account-data.tsx';
import { Outcome } from '../outcome.tsx';
import { useMyProfileQuery, useUpdateProfileMutation } from './Profile.gen.ts';
import type { ProfilePartsFragment } from './Profile.gen.ts';
import { profileFields, profileFieldError, type ProfileField } from './profile-rules.ts';

type Profile = ProfilePartsFragment;

const AUTOCOMPLETE: Record<ProfileField, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  username: 'nickname',
  phone: 'tel',
  address: 'street-address',
};

const EmailOfAccount = ({ profile }: { profile: Profile }) => {
  const t = useText();
  return (
    <div className="field field--wide">
      <span className="label">{t('auth.email')}</span>
      <p className="row">
        <span>{profile.email}</span>
        <Tag kind={profile.emailConfirmed ? 'ok' : 'warn'}>
          {t(profile.emailConfirmed ? 'auth.account.profile.confirmed' : 'auth.account.profile.unconfirmed')}
        </Tag>
        <Link className="link acct__small" to="/account/security">
          {t('auth.account.profile.changeEmail')}
        </Link>
      </p>
    </div>
  );
};

const ProfileForm = ({ profile }: { profile: Profile }) => {
  const t = useText();
  const lines = useErrorLines();
  const [updateProfile] = useUpdateProfileMutation();
  const { props, errors, busy, problem, done, reset } = useForm({
    fields: profileFields,
    send: (input) => updateProfile({ variables: { input } }),
    words: profileFieldError,
  });
  const wiring = (name: ProfileField) => ({
    name,
    label: t(`auth.account.profile.${name}`),
    autoComplete: AUTOCOMPLETE[name],
    defaultValue: profile[name] ?? '',
    error: lines(errors[name]),
  });
  return (
    <form className="stack acct__form" {...props}>
      <div className="fg">
        <TextInput {...wiring('firstName')} />
        <TextInput {...wiring('lastName')} />
        <TextInput {...wiring('username')} />
        <TextInput {...wiring('phone')} type="tel" inputMode="tel" />
        <TextArea {...wiring('address')} wide rows={2} />
        <EmailOfAccount profile={profile} />
      </div>
      <div className="row acct__actions">
        <Button type="submit" busy={busy}>
          {t('auth.account.profile.save')}
        </Button>
        <Button variant="quiet" onClick={() => reset()}>
          {t('auth.account.profile.discard')}
        </Button>
      </div>
      <Outcome problem={problem} done={done && t('auth.account.profile.saved')} />
    </form>
  );
};

/** Who the customer is, as far as the shop was told. */
export const ProfilePage = () => (
  <AccountData query={useMyProfileQuery()}>{(profile) => <ProfileForm profile={profile} />}</AccountData>
);
