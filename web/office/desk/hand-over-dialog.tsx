import { useMutation, useQuery } from '@tanstack/react-query';
import { ACCEPT_MINUTES, NEEDS_WORDS_UP_TO } from '#contract/service/hand-overs.ts';
import type { CaseRow } from '#contract/service/cases.ts';
import { toast } from '#web/lib/toast.ts';
import { Field } from '#web/ui/field.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { offerCases, shiftQuery } from './shift-queries.ts';
import * as t from '#text/office/desk-shift.ts';
import { severities } from '#text/service/case-names.ts';

type Offered = Pick<CaseRow, 'id' | 'ref' | 'severity' | 'person'>;

const FIELDS = [
  { name: 'situation', label: t.fields.situation, isNeeded: true },
  { name: 'done', label: t.fields.done, isNeeded: false },
  { name: 'next', label: t.fields.next, isNeeded: true },
  { name: 'promised', label: t.fields.promised, isNeeded: false },
] as const;

const given = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
const wordsIn = (form: FormData, n: number) => ({
  situation: given(form, `cases.${n}.situation`),
  done: given(form, `cases.${n}.done`),
  next: given(form, `cases.${n}.next`),
  promised: given(form, `cases.${n}.promised`),
});

/** Offers one or more of your cases to colleagues, with the notes they need. */
export function HandOverDialog({ offered, onClose }: { offered: readonly Offered[]; onClose: () => void }) {
  const offer = useMutation(offerCases);
  const team = (useQuery(shiftQuery).data?.team ?? []).filter(({ state }) => state === 'on');
  const [first] = offered;
  const isOne = offered.length === 1;
  return (
    <PromptDialog
      wide
      title={isOne && first ? t.handOverOne(first.ref) : t.handOverSeveral(offered.length)}
      text={isOne ? t.keepOne(ACCEPT_MINUTES) : t.keepEach(ACCEPT_MINUTES)}
      action={isOne ? t.offerOne : t.offerSeveral}
      dismiss={t.cancel}
      failed={t.nothingOffered}
      onClose={onClose}
      check={(form) => (given(form, 'to') === '' ? { to: t.chooseColleague } : {})}
      onConfirm={async (form) => {
        const to = given(form, 'to');
        const cases = offered.map(({ id }, n) => ({ caseId: id, ...wordsIn(form, n) }));
        await offer.mutateAsync({ to: to === 'team' ? null : to, cases });
        toast({ title: isOne && first ? t.oneOffered(first.ref) : t.severalOffered(offered.length) });
      }}
    >
      {(errors) => (
        <>
          <Field
            label={t.offerTo}
            hint={team.length === 0 ? t.noColleague : undefined}
            error={errors['to']}
            required
          >
            <Select name="to" defaultValue={team.length > 1 && !isOne ? 'team' : (team[0]?.id ?? '')}>
              {team.length === 0 && <option value="">{t.noOne}</option>}
              {team.map(({ id, name, openCases }) => (
                <option key={id} value={id}>
                  {t.colleague(name, openCases)}
                </option>
              ))}
              {team.length > 1 && <option value="team">{t.shareAll}</option>}
            </Select>
          </Field>
          {offered.map((row, n) => (
            <fieldset key={row.id} className="grid gap-3 border-t border-line pt-3">
              <legend className="pt-3 font-semibold">
                {row.ref}, {severities[row.severity]}
                {row.person && `, ${row.person}`}
              </legend>
              {FIELDS.map(({ name, label, isNeeded }) => (
                <Field
                  key={name}
                  label={label}
                  error={errors[`cases.${n}.${name}`]}
                  required={isNeeded && row.severity <= NEEDS_WORDS_UP_TO}
                >
                  <Textarea name={`cases.${n}.${name}`} rows={2} maxLength={1000} />
                </Field>
              ))}
            </fieldset>
          ))}
        </>
      )}
    </PromptDialog>
  );
}
