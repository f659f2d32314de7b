import { useLocation } from '#web/lib/router.tsx';
import { pathIn } from '#contract/text/paths.ts';
import { otherLanguage, otherName } from '#text/locale.ts';
import { isMemberDocument } from '#web/lib/mode.ts';

/** Opens this page in the other language. The link is in that language, so that its readers find it. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  // The member app speaks the language of the account, which Settings change.
  if (isMemberDocument()) return null;
  return (
    <a
      href={pathIn(otherLanguage, pathname) + search}
      lang={otherLanguage}
      hrefLang={otherLanguage}
      className={className}
    >
      {otherName}
    </a>
  );
}
