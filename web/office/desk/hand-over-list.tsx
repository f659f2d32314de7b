import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from '#web/lib/router.tsx';
import type { HandOver } from '#contract/service/hand-overs.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import { SEVERITY_TONES } from './case-words.ts';
import { settleHandOver, shiftQuery } from './shift-queries.ts';
import * as t from '#text/office/desk-shift.ts';
import { severities } from '#text/service/case-names.ts';
import * as v from '#text/service/values.ts';

/** Cases that colleagues offer you, and those you offer. Renders nothing if there are none. */
export function HandOverList() {
  const { data } = useQuery(shiftQuery);
  if (!data) return null;
  return (
    <>
      {data.toMe.length > 0 && (
        <section className="grid gap-2" aria-label={t.offeredToYou}>
          <h2 className="text-lg">{t.offeredToYou}</h2>
          <ul className="grid gap-3">
            {data.toMe.map((offer) => (
              <OfferToMe key={offer.id} offer={offer} />
            ))}
          </ul>
        </section>
      )}
      {data.byMe.length > 0 && (
        <section className="grid gap-2" aria-label={t.waitingToBeAccepted}>
          <h2 className="text-lg">{t.waitingToBeAccepted}</h2>
          <ul className="grid gap-3">
            {data.byMe.map((offer) => (
              <OfferByMe key={offer.id} offer={offer} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const cardClass = 'grid gap-2 rounded-card border border-line bg-surface p-3';

function Head({ offer }: { offer: HandOver }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-2">
      <Link
        to={`/desk/${offer.caseId}`}
        className="tabular inline-flex min-h-11 items-center font-semibold text-pine-ink underline underline-offset-4"
      >
        {offer.ref}
      </Link>
      <Badge tone={SEVERITY_TONES[offer.severity]} solid={offer.severity === 0}>
        {severities[offer.severity]}
      </Badge>
    </span>
  );
}

const WORDS = [
  ['situation', t.words.situation],
  ['done', t.words.done],
  ['next', t.words.next],
  ['promised', t.words.promised],
] as const;

function useSettling() {
  const settle = useMutation(settleHandOver);
  const run = async (given: Parameters<typeof settle.mutateAsync>[0], done: string): Promise<boolean> => {
    try {
      await settle.mutateAsync(given);
      toast({ title: done });
      return true;
    } catch (error) {
      toast({ title: t.nothingChanged, text: sentence(error), destructive: true });
      return false;
    }
  };
  return { settle, run };
}

function OfferToMe({ offer }: { offer: HandOver }) {
  const navigate = useNavigate();
  const { settle, run } = useSettling();
  const [isReturning, setReturning] = useState(false);
  const accept = async () => {
    if (await run({ handOverId: offer.id, what: 'accept' }, t.isYours(offer.ref)))
      navigate(`/desk/${offer.caseId}`);
  };
  return (
    <li className={cardClass}>
      <Head offer={offer} />
      <p className="text-sm text-muted">{t.fromUntil(offer.from.name, formatMoment(offer.expiresAt))}</p>
      <dl className="grid gap-1 text-sm wrap-anywhere">
        {WORDS.filter(([name]) => offer.words[name] !== '').map(([name, label]) => (
          <div key={name}>
            <dt className="font-semibold">{label}</dt>
            <dd className="whitespace-pre-line">{offer.words[name]}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button busy={settle.isPending} onClick={() => void accept()}>
          {t.accept(offer.ref)}
        </Button>
        <Button variant="outline" onClick={() => setReturning(true)}>
          {t.decline}
        </Button>
      </div>
      {isReturning && (
        <PromptDialog
          title={t.declineOne(offer.ref)}
          text={t.declineText(offer.from.name)}
          action={t.decline}
          dismiss={t.cancel}
          failed={t.nothingChanged}
          onClose={() => setReturning(false)}
          check={(form) =>
            String(form.get('reason') ?? '').trim() === '' ? { reason: v.declineReason } : {}
          }
          onConfirm={async (form) => {
            const reason = String(form.get('reason') ?? '').trim();
            await settle.mutateAsync({ handOverId: offer.id, what: 'return', reason });
            toast({ title: t.staysWith(offer.ref, offer.from.name) });
          }}
        >
          {(errors) => (
            <Field label={t.whyNot} error={errors['reason']} required>
              <Input name="reason" maxLength={300} autoComplete="off" />
            </Field>
          )}
        </PromptDialog>
      )}
    </li>
  );
}

function OfferByMe({ offer }: { offer: HandOver }) {
  const { settle, run } = useSettling();
  return (
    <li className={cardClass}>
      <Head offer={offer} />
      <p className="text-sm text-muted">{t.offeredUntil(offer.to.name, formatMoment(offer.expiresAt))}</p>
      <div>
        <Button
          variant="outline"
          busy={settle.isPending}
          onClick={() => void run({ handOverId: offer.id, what: 'take-back' }, t.youKeep(offer.ref))}
        >
          {t.keep(offer.ref)}
        </Button>
      </div>
    </li>
  );
}
