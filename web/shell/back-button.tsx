import { useNavigate } from 'react-router';
import * as t from '#text/ui/frame.ts';

/**
 * The way back in the installed app, where the browser draws none: iPhones have no back key either. It's in the HTML
 * everywhere, and styles show it only there.
 */
export function BackButton({ home }: { home: string }) {
  const navigate = useNavigate();
  // The first page of the app has nothing behind it.
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate(home));
  return (
    <button
      type="button"
      aria-label={t.back}
      onClick={goBack}
      className="hidden size-11 shrink-0 items-center justify-center rounded-control hover:bg-hover print:hidden standalone:flex"
    >
      {/* Lucide's arrow as a path: as a component it would add a file to every public page. */}
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-5 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d="m12 19-7-7 7-7m7 7H5" />
      </svg>
    </button>
  );
}
