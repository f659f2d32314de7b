import { useMutation } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { RECOVERY_SHARE_DAYS, SHARE_PARTS, type SharePart } from '#contract/home/recovery-sharing.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-text.tsx';
import { Input } from '#web/ui/input.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { typed } from './record-dialog.tsx';
import { shareRecovery } from './sharing-queries.ts';
import * as t from '#text/home/recovery-sharing.ts';

export type Made = { url: string; code: string; expiresAt: string };
/** Whether to include the log is the household's decision. */
const UNCHECKED: readonly SharePart[] = ['log'];

type ShareRecoveryDialogProps = { homeId: string; onMade: (made: Made) => void; onClose: () => void };

/** Creates a link with a code. */
export function ShareRecoveryDialog({ homeId, onMade, onClose }: ShareRecoveryDialogProps) {
  const { mutateAsync } = useMutation(shareRecovery);
  const share = async (form: FormData) => {
    const days = RECOVERY_SHARE_DAYS.find((one) => String(one) === typed(form, 'days')) ?? 7;
    const parts = SHARE_PARTS.filter((part) => form.get(`part-${part}`) !== null);
    const {
      url,
      code,
      share: link,
    } = await mutateAsync({
      homeId,
      body: { label: typed(form, 'label'), days, parts },
    });
    onMade({ url, code, expiresAt: link.expiresAt });
  };
  return (
    <PromptDialog
      wide
      title={t.share}
      text={t.shareText}
      action={t.makeLink}
      onClose={onClose}
      onConfirm={share}
    >
      {(errors) => (
        <>
          <Field label={t.whoFor} hint={t.whoForHint} error={errors['label']} required>
            <Input name="label" maxLength={80} placeholder={t.whoForExample} autoComplete="off" />
          </Field>
          <Field label={t.expires} error={errors['days']}>
            <Select name="days" defaultValue="7">
              {RECOVERY_SHARE_DAYS.map((days) => (
                <option key={days} value={days}>
                  {t.days(days)}
                </option>
              ))}
            </Select>
          </Field>
          <fieldset className="grid gap-1">
            <legend className="mb-1.5 font-medium">{t.what}</legend>
            {SHARE_PARTS.map((part) => (
              <Checkbox
                key={part}
                name={`part-${part}`}
                label={t.parts[part]}
                hint={part === 'log' ? t.logWarning : undefined}
                defaultChecked={!UNCHECKED.includes(part)}
              />
            ))}
            <FieldError id="share-parts-error">{errors['parts']}</FieldError>
          </fieldset>
        </>
      )}
    </PromptDialog>
  );
}

/** The link and the code, shown once. */
export function MadeLink({ made, onClose }: { made: Made; onClose: () => void }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () =>
    navigator.clipboard.writeText(made.url).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>{t.copyNow}</DialogTitle>
        <DialogText>{t.copyText(formatMoment(made.expiresAt))}</DialogText>
        <Field label={t.link} hint={copied === 'failed' ? t.notCopied : undefined}>
          <Input
            readOnly
            value={made.url}
            onFocus={(event) => event.target.select()}
            className="font-mono text-sm"
          />
        </Field>
        <Field label={t.code}>
          <Input
            readOnly
            value={made.code}
            onFocus={(event) => event.target.select()}
            className="font-mono text-lg"
          />
        </Field>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {t.done}
          </Button>
          <Button onClick={() => void copy()}>
            {copied === 'yes' ? (
              <Check className="size-5" aria-hidden="true" />
            ) : (
              <Copy className="size-5" aria-hidden="true" />
            )}
            <span aria-live="polite">{copied === 'yes' ? t.copied : t.copyLink}</span>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
