import type { ReactNode } from 'react';
import type { SharedRecovery } from '#contract/home/recovery-sharing.ts';
import { CLOCK_WORDS, FLAG_WORDS, TRIGGER_WORDS } from '#contract/home/recovery-words.ts';
import { formatDay, formatMoment, formatMoney } from '#web/lib/format.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { MonthTable } from './month-table.tsx';
import * as records from '#text/home/recovery-records.ts';
import * as log from '#text/home/recovery-log.ts';
import * as t from '#text/home/recovery-sharing.ts';

type Row = { id: string; title: string; text: string };

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <CardTitle as="h2">{title}</CardTitle>
    {children}
  </Card>
);

const Rows = ({ rows }: { rows: readonly Row[] }) =>
  rows.length === 0 ? (
    <p className="text-muted">{t.nothing}</p>
  ) : (
    <ul className="divide-y divide-line">
      {rows.map(({ id, title, text }) => (
        <li key={id} className="grid gap-0.5 py-3 wrap-anywhere">
          <p className="font-medium">{title}</p>
          <p className="text-sm whitespace-pre-line text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );

/** A recovery, read-only. Contains only what the household chose to share. */
export function SharedRecoveryView({ recovery }: { recovery: SharedRecovery }) {
  const { deadlines, facts, claim, expenses, letters, log: contactLog } = recovery;
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-6 px-4 py-10 sm:px-6">
      <div className="grid gap-1">
        <h1 className="text-3xl">{t.sharedTitle}</h1>
        <p className="text-lg wrap-anywhere">{recovery.addressLine}</p>
        <p>{t.lossOn(formatDay(recovery.lossDate))}</p>
      </div>
      <Notice>{t.notice(formatMoment(recovery.expiresAt))}</Notice>
      {deadlines && <Deadlines deadlines={deadlines} />}
      {facts && (
        <Part title={t.parts.facts}>
          <Rows
            rows={facts.flatMap(({ id, kind, subject, day, evidence }) => {
              const title = { ...TRIGGER_WORDS, ...FLAG_WORDS }[subject as keyof typeof TRIGGER_WORDS];
              return kind === 'event' || kind === 'flag'
                ? {
                    id,
                    title: title ?? subject,
                    text: [formatDay(day), evidence.note].filter(Boolean).join('. '),
                  }
                : [];
            })}
          />
        </Part>
      )}
      {claim && <Claim claim={claim} />}
      {expenses && (
        <Part title={t.parts.expenses}>
          <StatRow>
            <Stat label={t.claimable} value={formatMoney(expenses.totals.claimableCents)} />
            <Stat label={t.paid} value={formatMoney(expenses.totals.paidCents)} />
          </StatRow>
          {expenses.months.length > 0 && <MonthTable months={expenses.months} />}
        </Part>
      )}
      {letters && (
        <Part title={t.parts.letters}>
          <Rows
            rows={letters.map(({ id, subject, to, body, channel, sentOn }) => ({
              id,
              title: subject,
              text: [`${formatDay(sentOn)}. ${log.channels[channel]}. ${to}`, body].join('\n\n'),
            }))}
          />
        </Part>
      )}
      {contactLog && (
        <Part title={t.parts.log}>
          <h3 className="text-base font-medium">{t.adjusters}</h3>
          <Rows
            rows={contactLog.adjusters.map(({ id, day, details }) => ({
              id,
              title: details.name,
              text: records.since(formatDay(day)),
            }))}
          />
          <h3 className="text-base font-medium">{t.contacts}</h3>
          <Rows
            rows={contactLog.contacts.map(({ id, day, details }) => ({
              id,
              title: `${formatDay(day)}. ${log.channels[details.channel]}. ${details.who}`,
              text: [
                details.summary,
                details.promise &&
                  records.promised(details.promise, details.promiseDue && formatDay(details.promiseDue)),
              ]
                .filter(Boolean)
                .join('\n'),
            }))}
          />
        </Part>
      )}
    </div>
  );
}

function Deadlines({ deadlines }: { deadlines: NonNullable<SharedRecovery['deadlines']> }) {
  const rowsOf = (isInsurer: boolean): Row[] =>
    deadlines
      .filter(({ kind }) =>
        isInsurer ? kind === 'insurer_must' : kind === 'member_must' || kind === 'member_may',
      )
      .map(({ key, clockId, due, doneOn, section, confidence }) => ({
        id: key,
        title: CLOCK_WORDS[clockId].title,
        text: `${doneOn ? t.doneOn(formatDay(doneOn)) : t.due(formatDay(due))}. ${t.law(section, confidence)}`,
      }));
  return (
    <>
      <Part title={t.insurerOwes}>
        <Rows rows={rowsOf(true)} />
      </Part>
      <Part title={t.ownDeadlines}>
        <Rows rows={rowsOf(false)} />
      </Part>
    </>
  );
}

function Claim({ claim }: { claim: NonNullable<SharedRecovery['claim']> }) {
  return (
    <Part title={t.parts.claim}>
      <StatRow>
        <Stat label={t.paid} value={formatMoney(claim.paidCents)} />
        <Stat label={t.withheld} value={formatMoney(claim.withheldCents)} />
      </StatRow>
      <Rows
        rows={[
          ...claim.claims.map(({ id, details }) => ({
            id,
            title: `${details.insurer}, ${details.number}`,
            text: records.claimStates[details.status],
          })),
          ...claim.estimates.map(({ id, day, details }) => ({
            id,
            title: t.estimateLine(details.title, formatMoney(details.replacementCents)),
            text: formatDay(day),
          })),
          ...claim.settlements.map(({ id, day, details }) => ({
            id,
            title: formatMoney(details.amountCents),
            text: formatDay(day),
          })),
        ]}
      />
    </Part>
  );
}
