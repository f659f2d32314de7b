/** The community page's first screen, and the link that enrolls. */
export const title = 'Apoyo comunitario';
export const intro =
  'En la peor noche, quien primero toca a la puerta es un vecino. Los embajadores son esos vecinos. Preparan su calle antes de la temporada, saben quién necesita transporte y ayudan a la gente a volver a casa.';
export const weTrain = 'Los capacitamos, los equipamos y los conectamos con quienes dirigen la respuesta.';
export const openAllYear = 'La inscripción está abierta todo el año. Es gratis y no tiene que ser miembro.';
export const pictureAlt =
  'Vecinos reunidos en una mesa bajo un roble; uno de ellos señala un mapa de las zonas de evacuación';
export const enroll = 'Inscripción abierta para el 1 de enero de 2026';
