import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';
import * as t from '#text/outreach/community.ts';

/** Opens a message to our team with the subject filled in: that is how people enroll, at any time. */
export function EnrollLink({ className }: { className?: string }) {
  return (
    <Link
      to={`/contact?subject=${encodeURIComponent(t.enrollSubject)}`}
      className={cn(buttonClass({ size: 'large' }), 'max-w-full text-balance', className)}
    >
      {t.enroll}
    </Link>
  );
}
