import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { Link } from '#web/lib/link.tsx';
import { PARTNER_KINDS, PARTNER_STATES } from '#contract/outreach/partner-kinds.ts';
import type { PartnerRow } from '#contract/outreach/partners.ts';
import { May } from '#web/core/accounts/may.tsx';
import { formatDay } from '#web/lib/format.ts';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { filterOf } from '#web/office/admin/queue/queue-filter.ts';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { PartnerDialog } from './partner-dialog.tsx';
import { PartnerDetailView } from './partner-detail.tsx';
import { fetchRegister, registerQuery } from './register-queries.ts';
import { whyNotWords } from './why-not.ts';
import * as t from '#text/office/partners.ts';
import { kinds, states } from '#text/outreach/partner-words.ts';

const FILTERS = {
  kind: ['all', ...PARTNER_KINDS],
  state: ['all', ...PARTNER_STATES],
  use: ['all', 'used', 'not-used', 'ends-soon'],
} as const;
const SORTS = ['name', '-name', 'kind', '-kind', 'fitUntil', '-fitUntil'] as const;
const SELECTS = [
  filterOf('kind', t.kind, FILTERS.kind, (value) => (value === 'all' ? t.anyKind : kinds[value])),
  filterOf('state', t.status, FILTERS.state, (value) => (value === 'all' ? t.anyStatus : states[value])),
  filterOf('use', t.use, FILTERS.use, (value) => t.uses[value]),
];

const COLUMNS: readonly QueueColumn<PartnerRow>[] = [
  {
    key: 'name',
    head: t.partner,
    sort: 'words',
    cell: ({ name, isSample }) => (
      <>
        {name}
        {isSample && <Badge className="ml-2">{t.sample}</Badge>}
      </>
    ),
  },
  { key: 'kind', head: t.kind, sort: 'words', cell: ({ kind }) => kinds[kind] },
  { key: 'city', head: t.city, cell: ({ city, stateCode }) => `${city}, ${stateCode}` },
  {
    key: 'use',
    head: t.use,
    cell: ({ isUsable, whyNot }) =>
      isUsable ? (
        <Badge tone="moss">{t.usedToday}</Badge>
      ) : (
        <span className="text-sm text-muted">{whyNot[0] ? whyNotWords(whyNot[0]) : t.notUsed}</span>
      ),
  },
  {
    key: 'fitUntil',
    head: t.validUntil,
    sort: 'words',
    cell: ({ fitUntil, endsSoon }) => (
      <span className="whitespace-nowrap">
        {fitUntil ? formatDay(fitUntil) : t.never}
        {endsSoon && (
          <Badge tone="amber" className="ml-2">
            {t.expiresSoon}
          </Badge>
        )}
      </span>
    ),
  },
];

/** Every partner, with whether it is used and why not; one opens beside the list. */
export function RegisterPage() {
  const [isAdding, setAdding] = useState(false);
  const state = useQueueState({ baseUrl: '/admin/partners', filters: FILTERS, sorts: SORTS });
  const query = useQuery({ ...registerQuery(state.asked), placeholderData: keepPreviousData });
  return (
    <AdminFrame title={t.partners}>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Link to="/admin/operations/partners" className={buttonClass({ variant: 'outline' })}>
            {t.hotelRooms}
          </Link>
          <May use="partners.edit">
            <Button onClick={() => setAdding(true)}>{t.addAPartner}</Button>
          </May>
        </div>
        <Queue
          words={t.words}
          state={state}
          query={query}
          columns={COLUMNS}
          nameOf={({ name }) => name}
          searchLabel={t.searchHint}
          filters={SELECTS}
          exportName="partners"
          onExport={() => fetchRegister(state.askedAll)}
          detail={(id) => <PartnerDetailView id={id} />}
          empty={{ icon: Handshake, title: t.noPartners, text: t.noPartnersDetail }}
        />
        {isAdding && <PartnerDialog onClose={() => setAdding(false)} />}
      </section>
    </AdminFrame>
  );
}
