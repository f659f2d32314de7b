import { useMutation, useQuery } from '@tanstack/react-query';
import { Flame, Hourglass, Star } from 'lucide-react';
import { useState } from 'react';
import type { IncidentCost } from '#contract/office/costs.ts';
import type { OwedRow } from '#contract/office/statements.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { formatDay, formatShortDate, moneyWithCents } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { drawStatement, incidentCostsQuery, owedQuery, pointsLiabilityQuery } from './queries.ts';
import * as t from '#text/office/statements.ts';

/** What we owe and for what: unbilled, by incident, and points. */
export function CostsPage() {
  return (
    <AdminFrame title={t.costs}>
      <Section icon={Hourglass} title={t.notBilled}>
        <Owed />
      </Section>
      <Section icon={Flame} title={t.incidents}>
        <Incidents />
      </Section>
      <Section icon={Star} title={t.points}>
        <Points />
      </Section>
    </AdminFrame>
  );
}

function Owed() {
  const query = useQuery(owedQuery);
  const [drawing, setDrawing] = useState<OwedRow>();
  const may = useMay()('statements.draw');
  const columns: readonly Column<OwedRow>[] = [
    { key: 'partner', header: t.partner, cell: ({ partner }) => partner },
    {
      key: 'days',
      header: t.when,
      cell: ({ firstDay, lastDay }) => t.days(formatDay(firstDay), formatDay(lastDay)),
    },
    { key: 'lines', header: t.linesCount, numeric: true, cell: ({ lines }) => lines },
    {
      key: 'unpriced',
      header: t.unpriced,
      numeric: true,
      cell: ({ unpriced, partnerId }) =>
        unpriced === 0 ? (
          0
        ) : (
          <>
            {unpriced}{' '}
            <Link
              to={`/admin/partners/${partnerId}`}
              className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4"
            >
              {t.enterPrice}
            </Link>
          </>
        ),
    },
    { key: 'owed', header: t.owed, numeric: true, cell: ({ cents }) => moneyWithCents(cents) },
    ...(may
      ? [
          {
            key: 'make',
            header: t.makeNow,
            hideHeader: true,
            cell: (row: OwedRow) =>
              row.lines > 0 && (
                <Button variant="outline" size="small" onClick={() => setDrawing(row)}>
                  {t.makeNow} <span className="sr-only">{row.partner}</span>
                </Button>
              ),
          },
        ]
      : []),
  ];
  return (
    <Loaded query={query} what={t.theOwed}>
      {({ rows, through }) => (
        <>
          <p className="max-w-prose text-muted">{t.notBilledDetail(formatDay(through))}</p>
          {rows.length === 0 ? (
            <p>{t.nothingOwed}</p>
          ) : (
            <Table
              caption={t.notBilled}
              columns={columns}
              rows={rows}
              rowKey={({ partnerId }) => partnerId}
            />
          )}
          {drawing && <DrawDialog row={drawing} through={through} onClose={() => setDrawing(undefined)} />}
        </>
      )}
    </Loaded>
  );
}

function DrawDialog({ row, through, onClose }: { row: OwedRow; through: string; onClose: () => void }) {
  const draw = useMutation(drawStatement);
  return (
    <FieldsDialog
      title={t.makeNow}
      text={t.makeDetail(row.partner)}
      action={t.makeNow}
      done={t.made}
      onClose={onClose}
      onSave={(given) =>
        draw.mutateAsync({ partnerId: row.partnerId, through: String(given.get('through') ?? '') })
      }
    >
      {(errors) => (
        <Field label={t.upTo} error={errors['through']} required>
          <Input name="through" type="date" defaultValue={through} max={through} />
        </Field>
      )}
    </FieldsDialog>
  );
}

const COSTS: readonly Column<IncidentCost>[] = [
  { key: 'incident', header: t.incident, cell: ({ name }) => name },
  { key: 'started', header: t.started, fit: true, cell: ({ startedAt }) => formatShortDate(startedAt) },
  { key: 'homes', header: t.households, numeric: true, cell: ({ homes }) => homes.toLocaleString('en-US') },
  { key: 'nights', header: t.nights, numeric: true, cell: ({ nights }) => nights.toLocaleString('en-US') },
  { key: 'rooms', header: t.rooms, numeric: true, cell: ({ roomsCents }) => moneyWithCents(roomsCents) },
  {
    key: 'services',
    header: t.services,
    numeric: true,
    cell: ({ servicesCents }) => moneyWithCents(servicesCents),
  },
  {
    key: 'unbilled',
    header: t.unbilled,
    numeric: true,
    cell: ({ unbilledCents, unpriced }) => (
      <>
        {moneyWithCents(unbilledCents)}
        {unpriced > 0 && <span className="block text-sm text-amber-ink">{t.missingPrices(unpriced)}</span>}
      </>
    ),
  },
  { key: 'cash', header: t.cash, numeric: true, cell: ({ cashCents }) => moneyWithCents(cashCents) },
  {
    key: 'total',
    header: t.total,
    numeric: true,
    cell: ({ totalCents }) => <strong>{moneyWithCents(totalCents)}</strong>,
  },
];

function Incidents() {
  const query = useQuery(incidentCostsQuery);
  return (
    <Loaded query={query} what={t.theCosts}>
      {({ rows }) => (
        <>
          <p className="max-w-prose text-muted">{t.incidentsDetail}</p>
          {rows.length === 0 ? (
            <p>{t.noIncidents}</p>
          ) : (
            <Table
              caption={t.incidents}
              columns={COSTS}
              rows={rows}
              rowKey={({ incidentId }) => incidentId}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

const figure = (n: number): string => n.toLocaleString('en-US');

function Points() {
  const query = useQuery(pointsLiabilityQuery);
  return (
    <Loaded query={query} what={t.thePoints}>
      {({ points, accounts, earned, spent, mostCents, bestItem, open }) => (
        <StatRow>
          <Stat label={t.pointsOpen} value={figure(points)} note={t.byMembers(figure(accounts))} />
          <Stat
            label={t.mostCost}
            value={bestItem && moneyWithCents(mostCents)}
            note={
              bestItem
                ? t.mostCostNote(
                    bestItem.name,
                    figure(bestItem.pointsCost),
                    moneyWithCents(bestItem.priceCents),
                  )
                : t.noPricedItem
            }
          />
          <Stat label={t.earned} value={figure(earned)} />
          <Stat label={t.spent} value={figure(spent)} />
          <Stat
            label={t.openOrders}
            value={figure(open.orders)}
            note={t.openOrdersNote(figure(open.points), moneyWithCents(open.cents))}
          />
        </StatRow>
      )}
    </Loaded>
  );
}
