import { House } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Section } from '#web/ui/section.tsx';

/** After the order: photograph everything before discarding it, and prepare the claim. */
export function BackHomeCard() {
  return (
    <Section icon={House} title="When you are back">
      <ul className="grid list-disc gap-2 pl-5 text-lg">
        <li>Photograph every damage before you clean up or throw anything away.</li>
        <li>Keep the receipts for hotel, food and repairs. Many policies pay them back.</li>
        <li>Your claim packet holds what you own, with photos and papers, for your insurer.</li>
      </ul>
      <div className="print:hidden">
        <Link to="/vault/claim" className={buttonClass({ variant: 'primary', size: 'large' })}>
          Open your claim packet
        </Link>
      </div>
    </Section>
  );
}
