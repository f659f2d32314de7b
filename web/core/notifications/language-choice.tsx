import { useMutation } from '@tanstack/react-query';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#contract/text/language.ts';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { usePressed } from '#web/lib/use-pressed.ts';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { changeLanguage } from './queries.ts';

/** In which language evacuation messages come. Named in both, for a person who reads only one of them. */
export function LanguageChoice({ language }: { language: Language }) {
  const change = useMutation({
    ...changeLanguage,
    onError: (error) => toast({ title: 'Error', text: sentence(error), destructive: true }),
  });
  const [pressed, press] = usePressed<Language>();
  const shown = pressed ?? language;
  return (
    <RadioGroup
      legend={
        <>
          Language of evacuation messages · <span lang="es">Idioma de los mensajes de evacuación</span>
        </>
      }
      hint="Emails, texts and notifications about orders, warnings, your room and your cash. The rest is in English."
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
