import { useMutation } from '@tanstack/react-query';
import type { Basis } from '#contract/home/recovery-aid.ts';
import { May } from '#web/core/accounts/may.tsx';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { checkRule } from './queries.ts';
import * as t from '#text/office/admin-disasters.ts';

export type RuleRowProps = { rule: Basis & { id: string; checkedOn: string | null }; title: string };

/** One fact with its source, and when our team last compared the two. */
export function RuleRow({ rule, title }: RuleRowProps) {
  const { mutateAsync, isPending } = useMutation(checkRule);
  const mark = async () => {
    try {
      await mutateAsync(rule.id);
      toast({ title: t.checked, text: title });
    } catch (error) {
      if (codeOf(error) !== 'step_up_required')
        toast({ title: t.notSaved, text: sentence(error), destructive: true });
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="font-medium wrap-anywhere">
          {rule.id}: {title}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          <span lang="en">{rule.section}</span> · {t.confidence(rule.confidence)}
          {rule.sources.length > 0 && (
            <>
              {' · '}
              <span lang="en">{rule.sources.join(', ')}</span>
            </>
          )}
        </p>
        <p className="tabular text-sm">
          {rule.checkedOn ? t.checkedOn(formatDay(rule.checkedOn)) : t.neverChecked}
        </p>
      </div>
      <May use="disasters.edit">
        <Button variant="outline" size="small" busy={isPending} onClick={() => void mark()}>
          {t.markChecked}
          <span className="sr-only">: {rule.id}</span>
        </Button>
      </May>
    </li>
  );
}
