import { FileCheck, HandCoins, Ruler } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { ClaimView } from '#contract/home/recovery-records.ts';
import { formatDay, formatMoney } from '#web/lib/format.ts';
import type { FieldErrors } from '#web/lib/use-field-errors.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Options } from '#web/ui/options.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { DeadlineNote } from './deadline-note.tsx';
import { DayField, RecordDialog, RemoveButton, typed, typedCents } from './record-dialog.tsx';
import { RecordFrame } from './record-frame.tsx';
import { claimQuery, type RecordInput } from './record-queries.ts';
import * as t from '#text/home/recovery-records.ts';

/** /recovery/claim: claim numbers, versions of estimates, payments and withheld depreciation. */
export const InsuranceClaimPage = () => (
  <RecordFrame<ClaimView> title={t.claimTitle} intro={t.claimIntro} what={t.theClaim} query={claimQuery}>
    {(claim, homeId) => (
      <>
        <Figures claim={claim} homeId={homeId} />
        <Claims claim={claim} homeId={homeId} />
        <Estimates claim={claim} homeId={homeId} />
        <Settlements claim={claim} homeId={homeId} />
      </>
    )}
  </RecordFrame>
);

const Figures = ({ claim, homeId }: PartProps) => (
  <StatRow>
    <Stat label={t.paidSoFar} value={formatMoney(claim.paidCents)} />
    <Stat label={t.withheld} value={formatMoney(claim.withheldCents)} />
    {claim.proofDue && (
      <Stat
        label={t.proofDue}
        value={formatDay(claim.proofDue)}
        note={<DeadlineNote homeId={homeId} clockIds={['INS-41']} />}
      />
    )}
    {claim.contentsOffer && (
      <Stat
        label={t.offer}
        value={formatMoney(claim.contentsOffer.cents)}
        note={t.offerNote[claim.contentsOffer.rule]}
      />
    )}
    <Stat label={t.inventory} value={formatMoney(claim.inventoryCents)} />
  </StatRow>
);

type PartProps = { claim: ClaimView; homeId: string };
type ListProps = PartProps & {
  icon: LucideIcon;
  title: string;
  empty: string;
  add: string;
  addText: string;
  rows: readonly { id: string; what: string; content: ReactNode }[];
  bodyOf: (form: FormData) => RecordInput;
  children: (errors: FieldErrors) => ReactNode;
};

function RecordList({ claim, homeId, icon, title, empty, add, addText, rows, bodyOf, children }: ListProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Section icon={icon} title={title}>
      {rows.length === 0 ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {rows.map(({ id, what, content }) => (
            <li key={id} className="flex items-start justify-between gap-2 py-3">
              <div className="grid min-w-0 gap-1 wrap-anywhere">{content}</div>
              {claim.canEdit && <RemoveButton homeId={homeId} id={id} what={what} />}
            </li>
          ))}
        </ul>
      )}
      {claim.canEdit && (
        <Button variant="outline" className="justify-self-start" onClick={() => setAdding(true)}>
          {add}
        </Button>
      )}
      {isAdding && (
        <RecordDialog
          homeId={homeId}
          title={add}
          text={addText}
          onClose={() => setAdding(false)}
          bodyOf={bodyOf}
        >
          {children}
        </RecordDialog>
      )}
    </Section>
  );
}

const Claims = ({ claim, homeId }: PartProps) => (
  <RecordList
    claim={claim}
    homeId={homeId}
    icon={FileCheck}
    title={t.claimTitle}
    empty={t.noClaims}
    add={t.addClaim}
    addText={t.addClaimText}
    rows={claim.claims.map(({ id, day, details }) => ({
      id,
      what: details.number,
      content: (
        <>
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {details.insurer}, {details.number} <Badge>{t.claimStates[details.status]}</Badge>
          </p>
          <p className="tabular text-sm text-muted">{t.since(formatDay(day))}</p>
          {details.note && <p className="text-sm">{details.note}</p>}
        </>
      ),
    }))}
    bodyOf={(form) => ({
      kind: 'claim',
      day: typed(form, 'day'),
      details: {
        number: typed(form, 'number'),
        insurer: typed(form, 'insurer'),
        status: typed(form, 'status') as keyof typeof t.claimStates,
        note: typed(form, 'note'),
      },
    })}
  >
    {(errors) => (
      <>
        <Field label={t.claimNumber} error={errors['number']} required>
          <Input name="number" maxLength={60} autoComplete="off" />
        </Field>
        <Field label={t.insurer} error={errors['insurer']} required>
          <Input name="insurer" maxLength={120} autoComplete="off" />
        </Field>
        <Field label={t.status} error={errors['status']} required>
          <Select name="status">
            <Options words={t.claimStates} />
          </Select>
        </Field>
        <DayField errors={errors} today={claim.today} />
        <Field label={t.note} error={errors['note']}>
          <Input name="note" maxLength={1000} autoComplete="off" />
        </Field>
      </>
    )}
  </RecordList>
);

const Estimates = ({ claim, homeId }: PartProps) => (
  <RecordList
    claim={claim}
    homeId={homeId}
    icon={Ruler}
    title={t.estimates}
    empty={t.noEstimates}
    add={t.addEstimate}
    addText={t.addEstimateText}
    rows={claim.estimates.map(({ id, day, details }) => ({
      id,
      what: details.title,
      content: (
        <>
          <p className="font-medium">{[details.title, details.by].filter(Boolean).join(', ')}</p>
          <p className="tabular">
            {t.estimateText(formatMoney(details.replacementCents), formatMoney(details.depreciationCents))}
          </p>
          <p className="tabular text-sm text-muted">{formatDay(day)}</p>
        </>
      ),
    }))}
    bodyOf={(form) => ({
      kind: 'estimate',
      day: typed(form, 'day'),
      details: {
        title: typed(form, 'title'),
        by: typed(form, 'by'),
        replacementCents: typedCents(form, 'replacementCents'),
        depreciationCents: typedCents(form, 'depreciationCents'),
      },
    })}
  >
    {(errors) => (
      <>
        <Field label={t.estimateTitle} error={errors['title']} required>
          <Input name="title" maxLength={120} autoComplete="off" />
        </Field>
        <Field label={t.estimateBy} error={errors['by']}>
          <Input name="by" maxLength={120} autoComplete="off" />
        </Field>
        <DayField errors={errors} today={claim.today} />
        <Field label={t.replacementCost} error={errors['replacementCents']} required>
          <Input name="replacementCents" inputMode="decimal" />
        </Field>
        <Field label={t.depreciation} error={errors['depreciationCents']} required>
          <Input name="depreciationCents" inputMode="decimal" defaultValue="0" />
        </Field>
      </>
    )}
  </RecordList>
);

const Settlements = ({ claim, homeId }: PartProps) => (
  <RecordList
    claim={claim}
    homeId={homeId}
    icon={HandCoins}
    title={t.settlements}
    empty={t.noSettlements}
    add={t.addSettlement}
    addText={t.addSettlementText}
    rows={claim.settlements.map(({ id, day, details }) => ({
      id,
      what: `${t.coverages[details.coverage]} ${formatMoney(details.amountCents)}`,
      content: (
        <>
          <p className="tabular font-medium">
            {t.coverages[details.coverage]}: {formatMoney(details.amountCents)}
          </p>
          {details.withheldCents > 0 && (
            <p className="tabular text-sm">
              {t.withheld}: {formatMoney(details.withheldCents)}
            </p>
          )}
          <p className="tabular text-sm text-muted">
            {[formatDay(day), details.reference].filter(Boolean).join(' · ')}
          </p>
        </>
      ),
    }))}
    bodyOf={(form) => ({
      kind: 'settlement',
      day: typed(form, 'day'),
      details: {
        coverage: typed(form, 'coverage') as keyof typeof t.coverages,
        amountCents: typedCents(form, 'amountCents'),
        withheldCents: typedCents(form, 'withheldCents'),
        reference: typed(form, 'reference'),
      },
    })}
  >
    {(errors) => (
      <>
        <Field label={t.coverage} error={errors['coverage']} required>
          <Select name="coverage">
            <Options words={t.coverages} />
          </Select>
        </Field>
        <DayField errors={errors} today={claim.today} />
        <Field label={t.amount} error={errors['amountCents']} required>
          <Input name="amountCents" inputMode="decimal" />
        </Field>
        <Field label={t.withheldInput} error={errors['withheldCents']} required>
          <Input name="withheldCents" inputMode="decimal" defaultValue="0" />
        </Field>
        <Field label={t.reference} error={errors['reference']}>
          <Input name="reference" maxLength={120} autoComplete="off" />
        </Field>
      </>
    )}
  </RecordList>
);
