import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';
import * as t from '#text/outreach/community.ts';

/** Opens the application form. Enrollment is open at any time. */
export function EnrollLink({ className }: { className?: string }) {
  return (
    <Link
      to="/community/enroll"
      className={cn(buttonClass({ size: 'large' }), 'max-w-full text-balance', className)}
    >
      {t.enroll}
    </Link>
  );
}
