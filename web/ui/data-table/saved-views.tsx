import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { text } from '../../lib/form/fields.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { AdminIcon } from '../admin-icon.tsx';
import { Button, IconButton } from '../button.tsx';
import { TextInput } from '../form/field.tsx';
import { useForm } from '../form/use-form.ts';
import { Menu } from './menu.tsx';

interface View {
  name: string;
  /** Search part of the list's address. */
  search: string;
}

const MOST = 20;

const fields = { name: text() };

const isView = (value: unknown): value is View => {
  const { name, search } = (value ?? {}) as Partial<Record<keyof View, unknown>>;
  return typeof name === 'string' && typeof search === 'string';
};

const readViews = (key: string): View[] => {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isView) : [];
};

const withoutPage = (search: string): string => {
  const params = new URLSearchParams(search);
  params.delete('page');
  return params.size > 0 ? `?${params}` : '';
};

/** Searches, filters and orders of a list under names of the admin's own, kept in this browser. */
export const SavedViews = ({ name: list }: { name: string }) => {
  const t = useText();
  const key = `admin-views-${list}`;
  const { pathname, search } = useLocation();
  const [views, setViews] = useState(() => readViews(key));
  const keep = (next: View[]) => {
    setViews(next);
    writeStored(key, next);
  };
  const form = useForm({
    fields,
    send: ({ name: called }) => {
      if (!called) return;
      const view = { name: called, search: withoutPage(search) };
      keep([...views.filter((one) => one.name !== called), view].slice(-MOST));
      form.reset();
    },
  });
  return (
    <Menu icon={<AdminIcon name="bookmark" />} label={t('admin.views.title')}>
      {views.length === 0 && <p className="muted dt-menu__note">{t('admin.views.none')}</p>}
      {views.map((view) => (
        <div key={view.name} className="dt-view">
          <Link to={pathname + view.search} aria-current={view.search === withoutPage(search) ? 'true' : undefined}>
            {view.name}
          </Link>
          <IconButton
            icon="x"
            label={t('admin.views.remove', { name: view.name })}
            onClick={() => keep(views.filter((one) => one !== view))}
          />
        </div>
      ))}
      <form className="dt-view-new" {...form.props}>
        <TextInput name="name" label={t('admin.views.name')} maxLength={40} autoComplete="off" />
        <Button type="submit" variant="line" small>
          {t('admin.views.save')}
        </Button>
      </form>
    </Menu>
  );
};
