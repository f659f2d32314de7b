import { runNamed, type Queryable } from '#server/platform/db.ts';

/** Compares statements with their lines and with what partners did. For `npm run settlement -- verify`. */
const CHECKS: Record<string, string> = {
  'has a total that differs from its lines': `select t.number::text as what from statements t
    left join (select statement_id, sum(cents) as cents from statement_lines group by 1) s on s.statement_id = t.id
    where t.total_cents <> coalesce(s.cents, 0)`,
  'is void and still bills something': `select t.number::text as what from statements t
    where t.state = 'void' and exists (select 1 from statement_lines s where s.statement_id = t.id and s.counts)`,
  'bills a night of a room that the hotel never confirmed': `select distinct t.number::text as what
    from statement_lines s join statements t on t.id = s.statement_id left join offer_lines l on l.id = s.source_id
    where s.counts and s.kind in ('night', 'no-show')
      and (l.id is null or l.partner_id <> t.partner_id or l.confirmation is null or s.day < l.first_night
        or s.day >= l.first_night + l.nights and l.state <> 'withdrawn')`,
  'bills more rooms than the household had': `select distinct t.number::text as what
    from statement_lines s join statements t on t.id = s.statement_id join offer_lines l on l.id = s.source_id
    where s.counts and s.kind in ('night', 'no-show') and s.units > greatest(l.rooms, 1)`,
  'bills a service that its partner did not do': `select distinct t.number::text as what
    from statement_lines s join statements t on t.id = s.statement_id join bookings b on b.id = s.subject_id
    where s.counts and s.kind = 'booking' and t.state not in ('void') and b.partner_id <> t.partner_id`,
  'was approved or paid by one person alone': `select number::text as what from statements
    where approved_by = paid_by or made_by = approved_by`,
};

export async function verifySettlement(db: Queryable): Promise<{ statements: number; faults: string[] }> {
  const faults: string[] = [];
  for (const [n, [fault, text]] of Object.entries(CHECKS).entries())
    for (const { what } of await runNamed<{ what: string }>(db, { name: `settlement_verify_${n}`, text }, []))
      faults.push(`Statement ${what} ${fault}`);
  const [counted] = await runNamed<{ n: number }>(
    db,
    { name: 'settlement_verify_count', text: 'select count(*)::integer as n from statements' },
    [],
  );
  return { statements: counted?.n ?? 0, faults };
}
