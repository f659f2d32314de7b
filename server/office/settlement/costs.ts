import type { z } from 'zod';
import type * as contract from '#contract/office/costs.ts';
import { nightOf } from '#server/emergency/lodging/lodging.ts';
import { runNamed } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { after, days } from '#server/platform/clock.ts';
import { unbilledByIncident } from './billing-store.ts';

/** What incidents and points cost us. Read from the books: statements, the cash ledger and the points ledger. */

type ReportDeps = Pick<Deps, 'db' | 'clock'>;

const MOST_INCIDENTS = 200;

type Booked = {
  incidentId: string;
  name: string;
  startedAt: string;
  homes: number;
  nights: number;
  roomsCents: number;
  servicesCents: number;
  cashCents: number;
};

const bookedByIncident = (db: Deps['db']) =>
  runNamed<Booked>(
    db,
    {
      name: 'settlement_costs',
      text: `with chosen as (select id, name, opened_at from incidents order by opened_at desc, id desc limit $1),
        billed as (
          select s.incident_id,
            coalesce(sum(s.units) filter (where s.kind in ('night', 'no-show') and s.payer = 'plan'), 0)::integer as nights,
            coalesce(sum(s.cents) filter (where s.booking_kind is null), 0)::float8 as rooms,
            coalesce(sum(s.cents) filter (where s.booking_kind is not null), 0)::float8 as services
          from statement_lines s
          where s.counts and s.kind in ('night', 'no-show', 'booking') and s.incident_id in (select id from chosen)
          group by 1
        ),
        cash as (
          select incident_id, sum(cents)::float8 as cents from cash_ledger where incident_id in (select id from chosen) group by 1
        ),
        started as (
          select incident_id, count(*)::integer as homes from activations where incident_id in (select id from chosen) group by 1
        )
        select c.id as "incidentId", c.name, c.opened_at as "startedAt", coalesce(started.homes, 0) as homes,
          coalesce(billed.nights, 0) as nights, coalesce(billed.rooms, 0) as "roomsCents",
          coalesce(billed.services, 0) as "servicesCents", coalesce(cash.cents, 0) as "cashCents"
        from chosen c left join billed on billed.incident_id = c.id left join cash on cash.incident_id = c.id
          left join started on started.incident_id = c.id
        order by c.opened_at desc, c.id desc`,
    },
    [MOST_INCIDENTS],
  );

/** What each incident cost so far. Reversed lines don't count, so the sum is what we really owe. */
export async function incidentCosts({
  db,
  clock,
}: ReportDeps): Promise<z.input<typeof contract.getIncidentCosts.reply>> {
  const open = Map.groupBy(
    await unbilledByIncident(db, { tonight: nightOf(clock.now()) }),
    ({ incidentId }) => incidentId,
  );
  const rows = await bookedByIncident(db);
  return {
    rows: rows.map((row) => {
      const waiting = open.get(row.incidentId) ?? [];
      const sum = (of: (one: (typeof waiting)[number]) => number) =>
        waiting.reduce((all, one) => all + of(one), 0);
      const unbilledCents = sum(({ cents }) => cents);
      return {
        ...row,
        startedAt: new Date(row.startedAt),
        nights: row.nights + sum(({ kind, units }) => (kind === 'nights' ? units : 0)),
        unbilledCents,
        unpriced: sum(({ unpriced }) => unpriced),
        totalCents: row.roomsCents + row.servicesCents + row.cashCents + unbilledCents,
      };
    }),
  };
}

type Liability = z.input<typeof contract.getPointsLiability.reply>;
type Counted = {
  points: number;
  accounts: number;
  earned: number;
  spent: number;
  openOrders: number;
  openPoints: number;
  openCents: number;
};

/** Points that members can still spend, and the most they could cost. */
export async function pointsLiability({ db, clock }: ReportDeps): Promise<Liability> {
  const [counted] = await runNamed<Counted>(
    db,
    {
      name: 'settlement_points',
      text: `select b.points, b.accounts, l.earned, l.spent, o.orders as "openOrders", o.points as "openPoints", o.cents as "openCents"
        from (select coalesce(sum(balance), 0)::float8 as points, count(*) filter (where balance > 0)::integer as accounts
            from point_balances) b,
          (select coalesce(sum(delta) filter (where delta > 0), 0)::float8 as earned,
            coalesce(-sum(delta) filter (where delta < 0), 0)::float8 as spent
            from point_ledger where created_at >= $1::timestamptz) l,
          (select count(*)::integer as orders, coalesce(sum(o.points_used), 0)::float8 as points,
            coalesce(sum(s.price_cents), 0)::float8 as cents
            from orders o join skus s on s.id = o.sku_id where o.pay_with = 'points' and o.status = 'PAID') o`,
    },
    [after(clock.now(), -days(365))],
  );
  const [bestItem] = await runNamed<{ name: string; pointsCost: number; priceCents: number }>(
    db,
    {
      name: 'settlement_best_item',
      text: `select name, points_cost as "pointsCost", price_cents as "priceCents" from skus
        where active and points_cost > 0 and price_cents > 0 order by price_cents::float8 / points_cost desc, name limit 1`,
    },
    [],
  );
  if (!counted) throw new Error('no points');
  const { openOrders, openPoints, openCents, ...points } = counted;
  return {
    ...points,
    bestItem: bestItem ?? null,
    mostCents: bestItem ? Math.round((points.points * bestItem.priceCents) / bestItem.pointsCost) : 0,
    open: { orders: openOrders, points: openPoints, cents: openCents },
  };
}
