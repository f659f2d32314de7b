import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ClaimPacket, NewShareLink, SHARE_DAYS } from '#contract/home/claims.ts';
import { showRefusal } from '#web/lib/show-refusal.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { documentsText } from './document-words.ts';
import { createLink } from './queries.ts';
import * as t from '#text/home/claims.ts';

type ShareDialogProps = { homeId: string; packet: ClaimPacket | null; onClose: () => void };

/** Creates a link for someone without an account. The link is shown only once. */
export function ShareDialog({ homeId, packet, onClose }: ShareDialogProps) {
  const [made, setMade] = useState<{ url: string; expiresAt: string } | null>(null);
  const close = () => {
    setMade(null);
    onClose();
  };
  return (
    <Dialog open={packet !== null} onOpenChange={(open) => !open && close()}>
      {packet && (
        <DialogContent>
          <DialogTitle>{made ? t.copyNow : t.shareByLink}</DialogTitle>
          {made ? (
            <MadeLink {...made} onClose={close} />
          ) : (
            <ShareForm homeId={homeId} packet={packet} onMade={setMade} onCancel={close} />
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}

type ShareFormProps = {
  homeId: string;
  packet: ClaimPacket;
  onMade: (made: { url: string; expiresAt: string }) => void;
  onCancel: () => void;
};

function ShareForm({ homeId, packet, onMade, onCancel }: ShareFormProps) {
  const form = useForm({
    resolver: zodResolver(NewShareLink),
    defaultValues: { label: '', days: 7 as const },
  });
  const { mutateAsync } = useMutation(createLink(homeId));
  const share = form.handleSubmit(async (given) => {
    try {
      const { url, link } = await mutateAsync({ packetId: packet.id, ...given });
      onMade({ url, expiresAt: link.expiresAt });
    } catch (error) {
      showRefusal(form, 'label', error);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void share(event)} className="grid gap-4">
      <DialogText>{t.shareText}</DialogText>
      <p className="text-sm">{documentsText(packet.papers)}</p>
      <Field label={t.whoFor} hint={t.whoForHint} error={errors.label?.message} required>
        <Input {...form.register('label')} placeholder={t.whoForExample} autoComplete="off" />
      </Field>
      <Field label={t.expires} error={errors.days?.message}>
        <Select {...form.register('days', { valueAsNumber: true })}>
          {SHARE_DAYS.map((days) => (
            <option key={days} value={days}>
              {t.days(days)}
            </option>
          ))}
        </Select>
      </Field>
      <DialogFooter>
        <Button variant="outline" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {t.makeLink}
        </Button>
      </DialogFooter>
    </form>
  );
}

function MadeLink({ url, expiresAt, onClose }: { url: string; expiresAt: string; onClose: () => void }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <div className="grid gap-4">
      <DialogText>{t.copyText(formatMoment(expiresAt))}</DialogText>
      <Field label={t.link} hint={copied === 'failed' ? t.notCopied : undefined}>
        <Input
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className="font-mono text-sm"
        />
      </Field>
      <Notice>{t.sendCarefully}</Notice>
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
    </div>
  );
}
