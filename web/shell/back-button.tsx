import { ArrowLeft } from 'lucide-react';
import { useNavigate } from '#web/lib/router.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { HOME } from '#web/lib/return-path.ts';
import * as t from '#text/ui/frame.ts';

/**
 * The way back in the installed app, where the browser draws none: iPhones have no back key either. It's always in the
 * page, and styles show it only there. Public pages have the logo, which leads to the start.
 */
export function BackButton() {
  const navigate = useNavigate();
  // The first page of the app has nothing behind it.
  const goBack = () => navigate(history.length > 1 ? -1 : HOME);
  return (
    // Not on the button itself, which has a display of its own.
    <span className="hidden standalone:block">
      <IconButton label={t.back} onClick={goBack}>
        <ArrowLeft className="size-5" aria-hidden="true" />
      </IconButton>
    </span>
  );
}
