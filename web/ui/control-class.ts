/** Shared look of input, textarea and select: 16 px text (prevents zoom on phones), 44 px high. */
export const controlClass =
  'block w-full min-h-11 rounded-control border border-line-strong bg-raised px-3 py-2 text-base text-ink ' +
  'transition-colors hover:border-ink focus-visible:border-focus focus-visible:outline-offset-0 ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted ' +
  'aria-invalid:border-danger-ink';
