import { roomCount } from '#text/emergency/rooms.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { useState } from 'react';
import { HOMES_A_PAGE, type IncidentHome } from '#contract/office/operations-incidents.ts';
import { formatMoment, formatMoney } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { CaseDialog } from './case-dialog.tsx';
import { incidentHomesQuery } from './queries.ts';
import { SearchBox } from './search-box.tsx';
import { Section } from '#web/ui/section.tsx';
import { countOf, stateWord } from './words.ts';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/operations-incident.ts';

const BAD = new Set(['failed', 'waiting', 'needs-card']);

const Step = ({ state, detail }: { state: string; detail?: string | null }) => (
  <span className="inline-grid justify-items-end gap-0.5 @xl:justify-items-start @xl:text-left">
    <span>
      <Badge tone={BAD.has(state) ? 'amber' : 'neutral'}>{stateWord(state)}</Badge>
    </span>
    {detail && <span className="text-sm text-muted">{detail}</span>}
  </span>
);

const columns = (openCase: (homeId: string) => void): Column<IncidentHome>[] => [
  {
    key: 'home',
    header: t.home,
    cell: ({ addressLine, name }) => (
      <span className="grid">
        {addressLine}
        {name && <span className="text-sm font-normal text-muted">{name}</span>}
      </span>
    ),
  },
  {
    key: 'state',
    header: t.state,
    cell: ({ state, acknowledgedAt }) => (
      <Step
        state={state}
        detail={acknowledgedAt ? t.seen(formatMoment(acknowledgedAt)) : state === 'active' ? t.notSeen : null}
      />
    ),
  },
  {
    key: 'room',
    header: t.rooms,
    cell: ({ room }) =>
      room ? (
        <Step state={room.state} detail={room.hotel && t.at(roomCount(room.rooms), room.hotel)} />
      ) : (
        t.notInPlan
      ),
  },
  {
    key: 'cash',
    header: t.cash,
    cell: ({ cash }) =>
      cash ? (
        <Step
          state={cash.state}
          detail={`${formatMoney(cash.cents)}${cash.reason ? `. ${cash.reason}` : ''}`}
        />
      ) : (
        t.none
      ),
  },
  {
    key: 'messages',
    header: t.messages,
    cell: ({ notices }) => {
      const failed = countOf(notices, 'failed');
      return (
        <span>
          {t.sent(countOf(notices, 'sent'))}
          {failed > 0 && <span className="text-danger-ink">, {t.failed(failed)}</span>}
        </span>
      );
    },
  },
  {
    key: 'concierge',
    header: t.concierge,
    cell: ({ hasConcierge, homeId, addressLine }) =>
      hasConcierge ? (
        <May use="contact.reveal">
          <Button variant="outline" aria-label={t.openCaseOf(addressLine)} onClick={() => openCase(homeId)}>
            {t.openCase}
          </Button>
        </May>
      ) : (
        t.noCase
      ),
  },
];

/** An incident's homes, each with its steps. */
export function IncidentHomes({ incidentId }: { incidentId: string }) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [openHome, setOpenHome] = useState<string | null>(null);
  const query = useQuery({
    ...incidentHomesQuery(incidentId, { search, page }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section icon={House} title={t.homes}>
      <Field label={t.searchByAddress} className="max-w-md">
        <SearchBox
          value={search}
          onSearch={(typed) => {
            setSearch(typed);
            setPage(1);
          }}
        />
      </Field>
      <Loaded query={query} what={t.whatHomes}>
        {({ homes, total }) =>
          homes.length === 0 ? (
            <p className="text-muted">{search === '' ? t.noHomes : t.noneFound}</p>
          ) : (
            <>
              <Table
                caption={t.homesCaption}
                columns={columns(setOpenHome)}
                rows={homes}
                rowKey={(home) => home.homeId}
              />
              {total > HOMES_A_PAGE && (
                <Pagination
                  label={t.homes}
                  page={page}
                  pageCount={Math.ceil(total / HOMES_A_PAGE)}
                  onPage={setPage}
                />
              )}
            </>
          )
        }
      </Loaded>
      {openHome && <CaseDialog incidentId={incidentId} homeId={openHome} onClose={() => setOpenHome(null)} />}
    </Section>
  );
}
