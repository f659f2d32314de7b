import { useState } from 'react';
import { useLocation } from 'react-router';
import { pathIn } from '#contract/text/paths.ts';
import * as t from '#text/language-suggestion.ts';
import { otherLanguage, otherName } from '#text/locale.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';

const DECLINED_KEY = 'language-declined';

function isDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED_KEY) !== null;
  } catch {
    return true; // storage is blocked: an offer that comes back on every page would be a nuisance
  }
}

/** Offers this page in the language of the browser. It never redirects: people share links and computers. */
export function LanguageSuggestion() {
  const { pathname, search } = useLocation();
  const [isOffered, setOffered] = useState(() => !isDeclined());
  if (!isOffered) return null;
  const decline = () => {
    localStorage.setItem(DECLINED_KEY, otherLanguage);
    setOffered(false);
  };
  return (
    <section
      lang={otherLanguage}
      aria-label={otherName}
      className="fixed inset-x-2 bottom-2 z-40 mx-auto flex max-w-xl flex-wrap items-center gap-2 rounded-card border border-line-strong bg-raised p-3 shadow-float print:hidden"
    >
      <p className="mr-auto px-1">{t.suggestion}</p>
      <a
        href={pathIn(otherLanguage, pathname) + search}
        hrefLang={otherLanguage}
        className={buttonClass({ size: 'small' })}
      >
        {t.read}
      </a>
      <Button variant="ghost" size="small" onClick={decline}>
        {t.decline}
      </Button>
    </section>
  );
}
