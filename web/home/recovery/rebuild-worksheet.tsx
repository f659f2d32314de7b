import { Calculator } from 'lucide-react';
import { useState } from 'react';
import {
  WORKSHEET_COSTS,
  WORKSHEET_COVERED,
  type Worksheet,
} from '#contract/home/recovery-rebuild-records.ts';
import type { RebuildView } from '#contract/home/recovery-rebuild.ts';
import { formatMoney } from '#web/lib/format.ts';
import type { FieldErrors } from '#web/lib/use-field-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Section } from '#web/ui/section.tsx';
import { inDollars, RecordDialog, typed, typedCentsOrNull } from './record-dialog.tsx';
import * as t from '#text/home/recovery-rebuild.ts';

type PartProps = { rebuild: RebuildView; homeId: string };
type Way = 'repair' | 'move';
const WAYS = ['repair', 'move'] as const;

/** Both options with the household's figures. The server computes the totals. */
export function RepairOrMove({ rebuild, homeId }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  const { worksheet, result } = rebuild;
  return (
    <Section icon={Calculator} title={t.worksheet}>
      <p className="max-w-prose text-muted">{t.worksheetText}</p>
      {worksheet && result ? (
        <Result result={result} worksheet={worksheet.details} />
      ) : (
        <p className="rounded-control bg-sunken px-4 py-3 text-muted">{t.noWorksheet}</p>
      )}
      {rebuild.canEdit && (
        <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
          {worksheet ? t.changeWorksheet : t.fillWorksheet}
          <span className="sr-only">: {t.worksheet}</span>
        </Button>
      )}
      {isOpen && <WorksheetDialog rebuild={rebuild} homeId={homeId} onClose={() => setOpen(false)} />}
    </Section>
  );
}

type ResultProps = { result: NonNullable<RebuildView['result']>; worksheet: Worksheet };

function Result({ result, worksheet }: ResultProps) {
  const { differenceCents } = result;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {WAYS.map((way) => (
          <div key={way} className="grid content-start gap-3 rounded-card border border-line p-4">
            <h3 className="font-sans text-lg font-semibold">{t.ways[way]}</h3>
            <dl className="grid gap-1">
              {linesOf(worksheet, way).map(([name, cents], i) => (
                <Line key={i} name={name} cents={cents} />
              ))}
              <Line name={t.costTotal} cents={result[way].costCents} isSum />
              <Line name={t.coveredTotal} cents={result[way].coveredCents} isSum />
              <Line
                name={result[way].ownCents < 0 ? t.leftOver : t.ownShare}
                cents={Math.abs(result[way].ownCents)}
                isSum
              />
            </dl>
          </div>
        ))}
      </div>
      <p className="font-medium">
        {differenceCents === 0
          ? t.bothSame
          : differenceCents > 0
            ? t.moveCostsMore(formatMoney(differenceCents))
            : t.moveCostsLess(formatMoney(-differenceCents))}
      </p>
      {worksheet.note && <p className="wrap-anywhere">{worksheet.note}</p>}
      <p className="text-sm text-muted">{t.notAdviceEither}</p>
    </>
  );
}

/** The entered values, without zeros. */
function linesOf(worksheet: Worksheet, way: Way): (readonly [string, number])[] {
  const { costs, covered } = worksheet[way];
  return [
    ...Object.entries(costs).map(
      ([key, cents]) => [t.costNames[key as keyof typeof t.costNames], cents] as const,
    ),
    ...Object.entries(covered).map(
      ([key, cents]) => [t.coveredNames[key as keyof typeof t.coveredNames], -cents] as const,
    ),
  ].filter(([, cents]) => cents !== 0);
}

const Line = ({ name, cents, isSum = false }: { name: string; cents: number; isSum?: boolean }) => (
  <div className={`flex justify-between gap-3 ${isSum ? 'border-t border-line pt-1 font-semibold' : ''}`}>
    <dt className="min-w-0">{name}</dt>
    <dd className="tabular">{formatMoney(cents)}</dd>
  </div>
);

const fieldOf = (way: Way, part: 'costs' | 'covered', key: string) => `${way}.${part}.${key}`;

function read<K extends string>(form: FormData, way: Way, part: 'costs' | 'covered', keys: readonly K[]) {
  return Object.fromEntries(
    keys.map((key) => [key, typedCentsOrNull(form, fieldOf(way, part, key)) ?? 0]),
  ) as Record<K, number>;
}

function WorksheetDialog({ rebuild, homeId, onClose }: PartProps & { onClose: () => void }) {
  const given = rebuild.worksheet?.details;
  return (
    <RecordDialog
      homeId={homeId}
      id={rebuild.worksheet?.id ?? null}
      title={t.worksheet}
      text={t.noWorksheet}
      onClose={onClose}
      bodyOf={(form) => ({
        kind: 'worksheet',
        day: rebuild.today,
        details: {
          repair: {
            costs: read(form, 'repair', 'costs', WORKSHEET_COSTS.repair),
            covered: read(form, 'repair', 'covered', WORKSHEET_COVERED.repair),
          },
          move: {
            costs: read(form, 'move', 'costs', WORKSHEET_COSTS.move),
            covered: read(form, 'move', 'covered', WORKSHEET_COVERED.move),
          },
          note: typed(form, 'note'),
        },
      })}
    >
      {(errors) => (
        <>
          {WAYS.map((way) => (
            <fieldset key={way} className="grid gap-4">
              <legend className="pb-2 font-semibold">{t.ways[way]}</legend>
              <div className="grid gap-4 sm:grid-cols-2">
                <Amounts
                  way={way}
                  part="costs"
                  title={t.costs}
                  names={Object.fromEntries(WORKSHEET_COSTS[way].map((key) => [key, t.costNames[key]]))}
                  given={given?.[way].costs}
                  errors={errors}
                />
                <Amounts
                  way={way}
                  part="covered"
                  title={t.covered}
                  names={Object.fromEntries(WORKSHEET_COVERED[way].map((key) => [key, t.coveredNames[key]]))}
                  given={given?.[way].covered}
                  errors={errors}
                />
              </div>
            </fieldset>
          ))}
          <Field label={t.worksheetNote} error={errors['note']}>
            <Input name="note" maxLength={1000} defaultValue={given?.note} autoComplete="off" />
          </Field>
        </>
      )}
    </RecordDialog>
  );
}

type AmountsProps = {
  way: Way;
  part: 'costs' | 'covered';
  title: string;
  names: Readonly<Record<string, string>>;
  given: Readonly<Record<string, number>> | undefined;
  errors: FieldErrors;
};

const Amounts = ({ way, part, title, names, given, errors }: AmountsProps) => (
  <div className="grid content-start gap-4">
    <p className="text-sm text-muted">{title}</p>
    {Object.entries(names).map(([key, name]) => {
      const field = fieldOf(way, part, key);
      return (
        <Field key={key} label={name} error={errors[field]}>
          <Input name={field} inputMode="decimal" defaultValue={given?.[key] ? inDollars(given[key]) : ''} />
        </Field>
      );
    })}
  </div>
);
