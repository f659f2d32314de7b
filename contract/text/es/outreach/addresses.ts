/** The address field with suggestions. */
export const suggestions = 'Direcciones sugeridas';
export const suggestionCount = (count: number) => {
  if (count === 0) return 'No hay sugerencias.';
  return count === 1
    ? '1 sugerencia. Elija con las flechas arriba y abajo.'
    : `${count} sugerencias. Elija con las flechas arriba y abajo.`;
};
