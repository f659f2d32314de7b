import type { Sku } from '#contract/marketplace.ts';
import { formatPoints } from '#web/points/format-points.ts';
import { CardTitle } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { SkuCosts } from './sku-costs.tsx';
import { SkuPicture } from './sku-picture.tsx';

/** How near the member is to it. */
function Reach({ sku, balance }: { sku: Sku; balance: number }) {
  const missing = sku.pointsCost - balance;
  if (missing <= 0) return null;
  return (
    <div className="grid gap-1.5">
      <p className="tabular text-sm text-muted">{formatPoints(missing)} points to go</p>
      <Progress
        label={`Points towards ${sku.name}`}
        value={(balance / sku.pointsCost) * 100}
        valueText={`${formatPoints(balance)} of ${formatPoints(sku.pointsCost)}`}
      />
    </div>
  );
}

/** One thing of the catalogue. */
export function SkuCard({ sku, balance }: { sku: Sku; balance: number | undefined }) {
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
      <SkuPicture sku={sku} isLazy className="aspect-[3/2] w-full bg-sunken" />
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <CardTitle as="h3" className="text-lg!">
          {sku.name}
        </CardTitle>
        <p className="text-muted">{sku.description}</p>
        <div className="mt-auto grid content-start gap-2 pt-1">
          <SkuCosts sku={sku} />
          {balance !== undefined && <Reach sku={sku} balance={balance} />}
        </div>
      </div>
    </li>
  );
}
