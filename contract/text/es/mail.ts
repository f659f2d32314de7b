/** Lo que comparten los correos. */
export const hello = (name: string | null) => (name ? `Hola, ${name}` : 'Hola');
