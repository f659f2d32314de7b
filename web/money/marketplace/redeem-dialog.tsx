import type { Sku } from '#contract/money/marketplace.ts';
import { SkuPicture } from '#web/money/orders/sku-picture.tsx';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { availabilityOf } from './availability.ts';
import { RedeemForm } from './redeem-form.tsx';
import type { HomePlace } from './use-redeem.ts';

type RedeemDialogProps = {
  sku: Sku | null;
  balance: number | undefined;
  home: HomePlace | null;
  onClose: () => void;
};

/** Asks where goods go and how to pay, shows the remaining balance, and places the order. */
export function RedeemDialog({ sku, balance, home, onClose }: RedeemDialogProps) {
  return (
    <Dialog open={sku !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {sku && (
        <DialogContent>
          <div className="flex items-start gap-4 pr-10">
            <SkuPicture sku={sku} className="aspect-square w-20 shrink-0 rounded-control bg-sunken" />
            <div className="grid gap-1">
              <DialogTitle className="pr-0!">{sku.name}</DialogTitle>
              <p className="text-sm text-muted">{availabilityOf(sku).limit}</p>
            </div>
          </div>
          <DialogText>{sku.description}</DialogText>
          {balance !== undefined && (
            <RedeemForm key={sku.id} sku={sku} balance={balance} home={home} onClose={onClose} />
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}
