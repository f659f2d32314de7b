import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PROTECTION_WAIT_DAYS } from '#contract/core/payout-terms.ts';
import { approvalText, isApproved, type Protection } from '#contract/home/protection.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { CardSection } from '#web/ui/card-section.tsx';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { chooseProtected, protectionQuery } from './queries.ts';
import * as t from '#text/home/homes.ts';

/** The one home that the membership protects, and how to choose another. */
export function ProtectedHome() {
  const protection = useQuery(protectionQuery);
  const [isOpen, setOpen] = useState(false);
  const canChoose = (protection.data?.choices.length ?? 0) > (protection.data?.homeId ? 1 : 0);
  return (
    <CardSection
      title={t.protectedHome}
      text={t.protectedText}
      action={
        canChoose && (
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            {protection.data?.homeId ? t.change : t.chooseHome}
          </Button>
        )
      }
    >
      <Loaded query={protection} what={t.yourProtectedHome}>
        {(data) => (
          <>
            <Current protection={data} />
            <ChooseDialog key={String(isOpen)} protection={data} open={isOpen} onOpenChange={setOpen} />
          </>
        )}
      </Loaded>
      <Link to="/what-we-pay" className="inline-flex min-h-11 items-center underline">
        {t.termsLink}
      </Link>
    </CardSection>
  );
}

function Current({
  protection: { homeId, addressLine, approval, doubt, next, choices },
}: {
  protection: Protection;
}) {
  if (!homeId && !next)
    return choices.length > 0 ? (
      <p>{t.noneProtected}</p>
    ) : (
      <p className="flex flex-wrap items-center gap-3">
        {t.addToBeProtected}
        <Link to="/vault" className={buttonClass({ variant: 'outline', size: 'small' })}>
          {t.addYourHome}
        </Link>
      </p>
    );
  const isGood = approval !== null && isApproved(approval);
  return (
    <div className="grid gap-2">
      {homeId && (
        <>
          <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            {addressLine}{' '}
            <Badge tone={isGood ? 'moss' : 'amber'}>{isGood ? t.approved : t.notApproved}</Badge>
          </p>
          {approval && <p className="text-muted">{approvalText(approval, doubt)}</p>}
        </>
      )}
      {next && (
        <Notice>
          {(homeId ? t.protectedLaterInstead : t.protectedLater)(next.addressLine, formatDate(next.from))}
        </Notice>
      )}
    </div>
  );
}

type ChooseDialogProps = { protection: Protection; open: boolean; onOpenChange: (open: boolean) => void };

function ChooseDialog({ protection, open, onOpenChange }: ChooseDialogProps) {
  const [homeId, setHomeId] = useState(protection.next?.homeId ?? protection.homeId ?? '');
  const [refusal, setRefusal] = useState<string>();
  const choose = useMutation(chooseProtected);
  const save = async () => {
    setRefusal(undefined);
    try {
      const { next, addressLine } = await choose.mutateAsync(homeId);
      onOpenChange(false);
      toast({
        title: t.protectedSaved,
        text: next
          ? t.protectedLater(next.addressLine, formatDate(next.from))
          : t.isProtected(addressLine ?? ''),
      });
    } catch (error) {
      setRefusal(sentence(error));
    }
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>{t.chooseProtected}</DialogTitle>
        <DialogText>{t.chooseText(PROTECTION_WAIT_DAYS)}</DialogText>
        <RadioGroup legend={t.protectedHome}>
          {protection.choices.map((choice) => (
            <Radio
              key={choice.homeId}
              value={choice.homeId}
              label={choice.addressLine}
              checked={choice.homeId === homeId}
              onChange={() => setHomeId(choice.homeId)}
            />
          ))}
        </RadioGroup>
        {refusal && (
          <Notice tone="danger" title={t.notChanged} live>
            {refusal}
          </Notice>
        )}
        <DialogActions>
          <Button busy={choose.isPending} disabled={homeId === ''} onClick={() => void save()}>
            {t.save}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
