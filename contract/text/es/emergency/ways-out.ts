/** The ways out on the evacuation plan. */
export const picture = 'Mapa de las calles alrededor de su casa con sus salidas. Los pasos están abajo.';
export const looking = 'Buscando salidas';
export const notLoaded = 'No pudimos cargar sus salidas. Su plan está guardado.';
export const way = (number: number, heading: string, distance: string) =>
  `Salida ${number}: ${heading}, ${distance}`;
export const none = {
  'no-road-data':
    'Todavía no tenemos mapa de caminos de su zona. Anote dos salidas por las que usted haya manejado.',
  'data-ends-too-near':
    'Nuestro mapa de caminos termina demasiado cerca de su casa para encontrar salidas. Anote dos por las que usted haya manejado.',
  'no-place': 'Coloque su casa en el mapa y aquí le mostraremos sus salidas.',
};
export const roadsAsOf = (day: string) => `Mapa de caminos al ${day}.`;
export const confirmIntro =
  'Lea ambas salidas con su hogar y recórralas una vez. Luego confirme: cuenta para su puntaje de preparación.';
export const confirm = 'Conocemos nuestras salidas';
export const confirmedAt = (day: string) => `Su hogar confirmó sus salidas el ${day}.`;
export const notConfirmed = 'No pudimos guardar su confirmación';
