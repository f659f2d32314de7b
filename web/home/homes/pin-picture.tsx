/** A pin with a house; its tip is the bottom center. */
export function PinPicture() {
  return (
    <svg viewBox="0 0 44 56" className="block h-14 w-11 drop-shadow-md" aria-hidden="true">
      <path
        d="M22 55C22 55 40 34.5 40 20.5C40 10 32 2 22 2S4 10 4 20.5C4 34.5 22 55 22 55Z"
        className="fill-ember stroke-on-ember"
        strokeWidth="2.5"
      />
      <path d="M22 11 12 20h3v9h5v-6h4v6h5v-9h3Z" className="fill-on-ember" />
    </svg>
  );
}
