import './admin-documents.css';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Pager } from '../../ui/data-table/pager.tsx';
import { useListState } from '../../ui/data-table/use-list-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BundlePanel } from './bundle-panel.tsx';
import { useDocumentColumns } from './document-columns.tsx';
import { FILTERS, filterOf, type DocumentList, type FilterName } from './document-filter.ts';
import { DocumentTools } from './document-tools.tsx';
import { DocumentTotals } from './document-totals.tsx';
import { useDocumentsQuery } from './Documents.gen.ts';

const FIRST = 50;

const None = ({ list }: { list: DocumentList }) => {
  const t = useText();
  if (!list.narrowed) {
    return (
      <EmptyState art="paper" title={t('documents.none')}>
        {t('documents.none.text')}
      </EmptyState>
    );
  }
  const clear = (
    <Button variant="line" small onClick={list.clear}>
      {t('documents.clear')}
    </Button>
  );
  return <EmptyState art="search" title={t('documents.noMatch')} action={clear} />;
};

/** Invoices and credit notes: the list, what they sum to, and all of a month as one file. */
export const DocumentsPage = () => {
  const t = useText();
  const list = useListState<FilterName>({ filters: FILTERS, sort: '' });
  const filter = filterOf(list);
  const { data, previousData, error, loading, refetch } = useDocumentsQuery({
    variables: { filter, first: FIRST, page: list.page },
    ...POLLING,
  });
  const shown = (data ?? previousData)?.adminDocuments;
  return (
    <>
      <AdminTop title={t('documents.title')} count={shown?.hasMore ? null : (shown?.totalCount ?? null)}>
        <ButtonLink variant="line" small to="/admin/documents/payouts">
          {t('documents.payouts')}
        </ButtonLink>
        <ButtonLink variant="line" small to="/admin/documents/returns">
          {t('documents.returns')}
        </ButtonLink>
      </AdminTop>
      <div className="adm__stack doc-page">
        <DataTable
          name="documents"
          caption={t('documents.title')}
          columns={useDocumentColumns()}
          rows={shown?.items}
          rowKey={({ id }) => id}
          rowName={({ number }) => number}
          tools={<DocumentTools list={list} />}
          error={error}
          onRetry={() => void refetch()}
          loading={loading}
          empty={<None list={list} />}
          footer={
            shown &&
            shown.totalCount > 0 && (
              <Pager
                page={list.page}
                first={FIRST}
                total={shown.totalCount}
                more={shown.hasMore}
                onPage={list.setPage}
              />
            )
          }
        />
        {shown && (
          <>
            <DocumentTotals filter={filter} />
            <BundlePanel month={filter.month ?? null} />
          </>
        )}
      </div>
    </>
  );
};
