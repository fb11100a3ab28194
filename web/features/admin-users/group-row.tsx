import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useCustomerGroupQuery, type GroupPartsFragment as Group } from './CustomerGroups.gen.ts';
import { GroupForm } from './group-form.tsx';
import type { GroupChanges } from './use-group-changes.ts';

interface GroupRowProps {
  group: Group;
  changes: GroupChanges;
}

const Edited = ({ group, changes, onDone }: GroupRowProps & { onDone: () => void }) => {
  const t = useText();
  const { data, error, refetch } = useCustomerGroupQuery({ variables: { id: group.id } });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="240px" />;
  const { name, emails } = data.customerGroup;
  return (
    <GroupForm
      group={{ name, emails: [...(emails ?? [])] }}
      submit={t('people.roles.save')}
      onSave={async (input) => {
        await changes.update(data.customerGroup, input);
        onDone();
      }}
      onCancel={onDone}
    />
  );
};

/** A group as it is, or the form that changes it. */
export const GroupRow = ({ group, changes }: GroupRowProps) => {
  const t = useText();
  const [editing, setEditing] = useState(false);
  const { busy, problem, run } = useAction();
  const { name, memberCount } = group;
  if (editing)
    return (
      <li>
        <Edited group={group} changes={changes} onDone={() => setEditing(false)} />
      </li>
    );
  return (
    <li>
      <div className="row between">
        <h3 className="people-role">{name}</h3>
        <div className="row">
          <Button
            variant="line"
            small
            onClick={() => setEditing(true)}
            aria-label={t('people.groups.editOf', { name })}
          >
            {t('people.roles.edit')}
          </Button>
          <Button
            variant="line"
            small
            busy={busy}
            onClick={() => void run(() => changes.remove(group))}
            aria-label={t('people.groups.removeOf', { name })}
          >
            {t('people.roles.remove')}
          </Button>
        </div>
      </div>
      <p className="muted">{t('people.groups.members', { count: memberCount })}</p>
      <ErrorLine>{problem}</ErrorLine>
    </li>
  );
};
