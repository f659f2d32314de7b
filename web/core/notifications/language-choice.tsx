import { useMutation } from '@tanstack/react-query';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#contract/text/language.ts';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { usePressed } from '#web/lib/use-pressed.ts';
import { language as pageLanguage } from '#text/locale.ts';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { changeLanguage } from './queries.ts';
import * as t from '#text/core/notifications.ts';
import * as errors from '#text/lib/errors.ts';

/**
 * The language in which a person reads the app and our messages. Labeled in both, for people who read only one of them.
 */
export function LanguageChoice({ language }: { language: Language }) {
  const change = useMutation({
    ...changeLanguage,
    // A page is rendered in one language, so the other one is a different document.
    onSuccess: (...given) => {
      changeLanguage.onSuccess?.(...given);
      if (given[0].language !== pageLanguage) location.reload();
    },
    onError: (error) => toast({ title: errors.error, text: sentence(error), destructive: true }),
  });
  const [pressed, press] = usePressed<Language>();
  const shown = pressed ?? language;
  return (
    <RadioGroup
      legend={
        <>
          {t.language} · <span lang={t.otherLanguageCode}>{t.otherLanguage}</span>
        </>
      }
      hint={t.languageHint}
      className="mb-4"
    >
      <div className="flex flex-wrap gap-x-8">
        {LANGUAGES.map((one) => (
          <Radio
            key={one}
            value={one}
            label={<span lang={one}>{LANGUAGE_NAMES[one]}</span>}
            checked={shown === one}
            onChange={() => press(one, change.mutateAsync(one))}
          />
        ))}
      </div>
    </RadioGroup>
  );
}
