import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import type { RolePartsFragment as Role } from './AdminRoles.gen.ts';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { RoleForm } from './role-form.tsx';
import type { RoleChanges } from './use-role-changes.ts';

/** A role as it is, or the form that changes it. */
export const RoleRow = ({ role, changes }: { role: Role; changes: RoleChanges }) => {
  const t = useText();
  const [editing, setEditing] = useState(false);
  const { busy, problem, run } = useAction();
  const { name, permissions, holders } = role;
  if (editing) {
    const save: RoleChanges['create'] = async (input) => {
      await changes.update(role, input);
      setEditing(false);
    };
    return (
      <li>
        <RoleForm role={role} submit={t('people.roles.save')} onSave={save} onCancel={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li>
      <div className="row between">
        <h3 className="people-role">{name}</h3>
        <div className="row">
          <Button variant="line" small onClick={() => setEditing(true)} aria-label={t('people.roles.editOf', { name })}>
            {t('people.roles.edit')}
          </Button>
          <Button
            variant="line"
            small
            busy={busy}
            onClick={() => void run(() => changes.remove(role))}
            aria-label={t('people.roles.removeOf', { name })}
          >
            {t('people.roles.remove')}
          </Button>
        </div>
      </div>
      <p className="row people-tags">
        {permissions.map((one) => (
          <Tag key={one}>{t(`people.permission.${one}`)}</Tag>
        ))}
        <span className="muted">{t('people.roles.holders', { count: holders })}</span>
      </p>
      <ErrorLine>{problem}</ErrorLine>
    </li>
  );
};
