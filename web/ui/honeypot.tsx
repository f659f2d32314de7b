/**
 * A field that people can't see or reach by mouse, keyboard or screen reader. Bots that fill in every field
 * reveal themselves. It's moved off screen because bots skip fields with `display: none`.
 */
import * as t from '#text/ui/parts.ts';
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {t.honeypot}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
