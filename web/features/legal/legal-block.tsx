import type { Block, WithdrawalForm } from './document.ts';
import { RichText } from './rich-text.tsx';
import { useShopInfo } from '../../lib/shop-info.ts';

const FormSheet = ({ title, lines, mail }: WithdrawalForm) => {
  const { seller } = useShopInfo();
  const query = new URLSearchParams({ subject: mail.subject, body: lines.join('\n\n') }).toString();
  return (
    <div className="panel legal-form">
      <h3 className="h3">{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <a className="btn btn--line btn--sm" href={`mailto:${seller.email}?${query.replaceAll('+', '%20')}`}>
        {mail.label}
      </a>
    </div>
  );
};

const Table = ({ label, head, rows }: Extract<Block, { table: unknown }>['table']) => (
  <table className="tbl tbl--cards legal-table" aria-label={label}>
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row[0]}>
          {row.map((cell, column) => (
            <td key={head[column]}>
              <RichText text={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Facts = ({ facts }: Extract<Block, { facts: unknown }>) => (
  <dl className="spec legal-facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <RichText text={value} />
        </dd>
      </div>
    ))}
  </dl>
);

/** One block of a legal text. */
export const LegalBlock = ({ block }: { block: Block }) => {
  if (typeof block === 'string') {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  if ('facts' in block) return <Facts {...block} />;
  if ('table' in block) return <Table {...block.table} />;
  if ('form' in block) return <FormSheet {...block.form} />;
  return (
    <ul className="legal-list">
      {block.list.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
};
