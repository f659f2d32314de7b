/** The three steps that explain the map. Keep them short: see coverage-intro.tsx. */
export const stepOf = (step: number, steps: number) => `${step} de ${steps}`;
export const skip = 'Omitir';
export const back = 'Atrás';
export const next = 'Siguiente';
export const exploreMap = 'Ver el mapa';
export const steps = {
  how: {
    title: 'Cómo funciona',
    text: 'Tres cosas respaldan cada casa.',
    risk: { title: 'Según el riesgo', text: 'Partimos de los datos de FEMA de cada condado.' },
    network: { title: 'Red de apoyo', text: 'Participan hoteles, veterinarios y refugios cercanos.' },
    recovery: { title: 'Recuperación completa', text: 'Ayudamos hasta que esté de vuelta en casa.' },
  },
  map: {
    title: 'Qué muestra el mapa',
    text: 'Cada capa responde una pregunta.',
    tip: 'Muestre u oculte cada capa arriba del mapa.',
    fema: { title: 'Datos de FEMA', badge: 'En tiempo real', text: '¿Qué tan alto es el riesgo aquí?' },
    disasters: { title: 'Desastres anteriores', badge: '10 años', text: '¿Qué ha pasado aquí?' },
    network: { title: 'Red de apoyo', badge: 'En la red', text: '¿Quién ayuda cerca?' },
  },
  focus: {
    title: 'Elija por dónde empezar',
    text: 'Empiece por donde quiera.',
    risk: { title: 'Evaluación de riesgo', text: 'Consulte primero su dirección.' },
    history: { title: 'Datos históricos', text: 'Vea incendios, inundaciones y terremotos anteriores.' },
    network: { title: 'Red de apoyo', text: 'Encuentre hoteles y refugios cercanos.' },
  },
};
