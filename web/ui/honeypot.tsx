/**
 * A field that people neither see nor reach, by mouse, keyboard or screen reader. A program that fills in every field
 * gives itself away by this one. Out of sight rather than out of layout: programs skip what is `display: none`.
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website: leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
