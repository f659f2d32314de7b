/** The community page below its first screen. */

/** What ambassadors do. */
export const workTitle = 'Qué hace un embajador';
export const seeEvents = 'Ver eventos de la comunidad';
export const workIntro = 'Trabajo tranquilo en días tranquilos. Hace más corto el peor día.';
export const work = {
  drill: {
    title: 'Dirige un simulacro',
    text: 'Dos veces al año la calle practica la salida: dos rutas, un punto de reunión, un conteo. La segunda vez siempre es más rápida.',
  },
  rides: {
    title: 'Sabe quién necesita transporte',
    text: 'Quién no maneja, no oye la sirena o no puede levantar a mano la puerta del garaje. Cada uno tiene dos vecinos que tocarán a su puerta.',
  },
  kits: {
    title: 'Reparte kits',
    text: 'Mascarillas, agua, una luz, un radio, copias de documentos. Se entregan en persona, para que la gente sepa qué hay en la bolsa.',
  },
  neighbors: {
    title: 'Suma a los vecinos',
    text: 'Ayuda a cinco hogares a la vez a escribir un plan. Ser miembros o no es decisión de ellos.',
  },
};

/** Impact points. */
export const pointsTitle = 'Puntos de impacto';
export const pointsIntro =
  'Los puntos cuentan lo que hizo por los demás. No son dinero ni son los puntos de la tienda. Otro embajador, un vecino o nuestro equipo confirma cada registro. Los registros que resultan falsos se anulan.';
export const actions = {
  drill: {
    name: 'Simulacro de evacuación dirigido',
    note: 'Una calle recorre su salida, con hora de inicio y un conteo al final.',
  },
  neighbors: {
    name: '5 vecinos incorporados',
    note: 'Cinco hogares con un plan, dos salidas y un punto de reunión.',
  },
  kit: {
    name: 'Kit de emergencia entregado',
    note: 'Entregado en persona, explicando qué contiene.',
  },
  ride: {
    name: 'Transporte acordado',
    note: 'Alguien que no puede manejar tiene dos vecinos que tocarán a su puerta.',
  },
  walk: {
    name: 'Recorrido de una casa',
    note: 'Revisan juntos canaletas, rejillas y los primeros cinco pies.',
  },
  workshop: {
    name: 'Taller impartido',
    note: 'Una hora en la biblioteca, la escuela o la estación de bomberos.',
  },
  hours: { name: 'Hora de voluntariado', note: 'Una hora de trabajo para la calle, como quitar maleza.' },
  module: { name: 'Módulo de capacitación completado', note: 'Cada uno de los siete módulos, una vez.' },
};
export const sampleCard = 'Ejemplo de tarjeta de embajador';
export const sample = 'Ejemplo';
export const impactPoints = 'puntos de impacto';
export const toNextLevel = (percent: number, next: string) => `${percent}% hacia el siguiente nivel: ${next}`;
export const calculatorTitle = 'Un año en su calle';
export const dials = {
  drill: 'Simulacros dirigidos',
  neighbors: 'Grupos de cinco vecinos',
  kit: 'Kits entregados',
  walk: 'Recorridos de casas',
};
export const pointsAtLevel = (level: string) => `puntos de impacto: ${level}`;
export const onTheWayTo = (level: string) => `Camino a ${level}`;
export const highestLevel = 'El nivel más alto';

/** Levels. */
export const levelsTitle = 'Niveles';
export const levelsIntro =
  'Los puntos no vencen y nunca se pierde un nivel. Un nivel nuevo abre puertas. Usted decide si las cruza.';
export const fromPoints = (points: string) => `desde ${points} puntos`;
export const sampleIsHere = (points: number, percent: number, next: string) =>
  `La tarjeta de ejemplo de arriba está en este nivel: ${points} puntos, ${percent}% del camino a ${next}.`;
export const levels = {
  neighbor: {
    name: 'Vecino',
    gives: 'Toda la capacitación, la lista de la calle y una llamada mensual con otros embajadores.',
  },
  captain: {
    name: 'Capitán de calle',
    gives:
      'Un kit de simulacro prestado, tarjetas impresas del plan para la calle y una línea directa con nuestro equipo.',
  },
  organizer: {
    name: 'Organizador de código postal',
    gives:
      'Kits de emergencia para repartir, un curso de primeros auxilios y RCP que pagamos nosotros, y un lugar en el equipo del código postal.',
  },
  mentor: { name: 'Mentor del condado', gives: 'Capacita con nosotros a los nuevos embajadores.' },
  lead: {
    name: 'Líder del condado',
    gives: 'Planea la temporada del condado con nosotros, sus consejos y sus estaciones de bomberos.',
  },
};

/** Training. */
export const trainingTitle = 'Capacitación';
export const trainingIntro =
  'Siete módulos cortos, unas dos horas en total. Son en línea y se pueden leer sin conexión. Cada uno termina con un examen corto. Con los siete recibe un certificado válido por dos años. Apruebe los exámenes otra vez para renovarlo.';
export const modules = [
  {
    name: 'Conozca su zona',
    hours: '15 minutos',
    text: 'Advertencias y órdenes, zonas, dos salidas y quién decide qué.',
  },
  {
    name: 'Dirigir un simulacro',
    hours: '20 minutos',
    text: 'Una hora de inicio, un punto de reunión, un conteo y tres números que anotar.',
  },
  {
    name: 'Vecinos que necesitan más tiempo',
    hours: '15 minutos',
    text: 'Movilidad, audición, equipos médicos eléctricos y animales grandes. Dos vecinos que tocan la puerta.',
  },
  {
    name: 'Mochilas de emergencia',
    hours: '15 minutos',
    text: 'Qué llevan, documentos, niños y mascotas, y cómo entregar un kit.',
  },
  {
    name: 'Proteger la casa contra el fuego',
    hours: '20 minutos',
    text: 'Brasas, los primeros cinco pies, canaletas y rejillas, y un recorrido.',
  },
  {
    name: 'Después del incendio',
    hours: '15 minutos',
    text: 'Volver a casa con seguridad, estafas comunes, el duelo y dónde encontrar ayuda.',
  },
  {
    name: 'La privacidad de sus vecinos',
    hours: '15 minutos',
    text: 'Una lista solo de quienes lo pidieron, necesidades y no razones, sin fotos.',
  },
];

/** The local network. */
export const networkTitle = 'La red local';
export const networkIntro =
  'Grupos pequeños de personas que se conocen, junto a las organizaciones que ya estaban antes que nosotros.';
export const roles = [
  {
    who: 'Capitán de calle',
    reach: 'de 10 a 30 casas',
    phases: [
      ['Antes', 'Dirige el simulacro y lleva la lista de quién necesita ayuda.'],
      ['Durante', 'Toca puertas mientras aún es seguro y sale con los demás. Se reporta por mensaje.'],
      ['Después', 'Sabe quién está dónde y le dice al equipo del código postal qué falta.'],
    ],
  },
  {
    who: 'Equipo del código postal',
    reach: 'de 5 a 10 capitanes de calle',
    phases: [
      ['Antes', 'Da talleres, guarda kits y organiza transportes entre calles.'],
      ['Durante', 'Trabaja desde fuera de la zona: reúne los reportes y pasa las dudas a nuestro concierge.'],
      [
        'Después',
        'Atiende el punto de reunión, reparte suministros y conecta a los recién llegados con ayuda local.',
      ],
    ],
  },
  {
    who: 'Líder del condado',
    reach: 'todos los equipos de un condado',
    phases: [
      ['Antes', 'Planea la temporada con los consejos y las estaciones de bomberos.'],
      [
        'Durante',
        'Mantiene una línea con el condado y otra con nosotros. Repite las palabras oficiales y no agrega nada.',
      ],
      ['Después', 'Reúne lo aprendido y cambia el plan.'],
    ],
  },
] as const;
export const othersTitle = 'Quién más participa';
export const others = [
  {
    name: 'Consejos contra incendios (Fire Safe Councils)',
    text: 'Limpian la maleza, consiguen fondos y conocen el terreno. Los embajadores les acercan vecinos.',
  },
  {
    name: 'Equipos CERT',
    text: 'Los Equipos Comunitarios de Respuesta a Emergencias son capacitados y convocados por los bomberos. Muchos embajadores pertenecen a uno. Con el chaleco de CERT siguen a CERT, no a nosotros.',
  },
  {
    name: 'El condado y los bomberos',
    text: 'Deciden las advertencias y las órdenes, cierran caminos y rescatan personas. Nadie de nuestra red hace nada de eso.',
  },
];

/** Rules. */
export const rulesTitle = 'Código de conducta';
export const rulesIntro = 'Todos los embajadores lo firman. Quien rompe una regla tiene que dejar el cargo.';
export const safety = 'Seguridad';
export const safetyRules = [
  'Los embajadores nunca entran a una zona evacuada ni se quedan en una.',
  'Nunca reemplazan, suavizan ni agregan nada a una orden oficial. Transmiten sus palabras.',
  'No combaten el fuego, no dirigen el tránsito ni mueven a heridos. Llaman al 911.',
  'Cuando una orden de evacuación cubre su propia calle, salen primero y ayudan desde afuera.',
  'A nadie se le pide hacer más de lo que le parezca seguro.',
];
export const privacy = 'Privacidad';
export const privacyRules = [
  'Un vecino está en una lista solo si lo pidió, y puede salir cuando quiera.',
  'La lista de quién necesita ayuda se queda en la calle: solo la ven el capitán y un suplente.',
  'Sin diagnósticos. Dice “necesita transporte” o “necesita electricidad”, no por qué.',
  'Los embajadores nunca ven las bóvedas, los pagos ni los reclamos de los miembros.',
  'Nada de fotos de casas o personas sin su permiso.',
];
export const privacyNote = <T>(link: (words: string) => T) => [
  'La ',
  link('Política de privacidad'),
  ' explica cómo tratamos lo que nos cuentan los embajadores.',
];

/** Joining. */
export const joiningTitle = 'Quién puede unirse';
export const joiningFacts = [
  { name: 'Quién', text: 'Cualquier persona de 18 años o más que viva en California. Sin experiencia.' },
  { name: 'Costo', text: 'Gratis. Nosotros pagamos la capacitación y los materiales.' },
  {
    name: 'Tiempo',
    text: 'Dos horas de capacitación y después unas tres horas al mes. Más en octubre, menos en primavera.',
  },
  {
    name: 'Inicio',
    text: 'La inscripción está abierta. Postúlese en línea y nuestro equipo lo revisará.',
  },
];

/** Questions and closing. */
export const questionsTitle = 'Preguntas';
export const questions = [
  {
    question: '¿Qué pasa después de pedir mi inscripción?',
    answer:
      'Llena un formulario corto. Nuestro equipo lo revisa y usted puede ver el estado con un enlace o en la aplicación. La inscripción está abierta todo el año.',
  },
  {
    question: '¿Tengo que ser miembro?',
    answer: 'No, y sus vecinos tampoco. Los simulacros, los kits y los transportes son para toda la calle.',
  },
  {
    question: '¿Me pagan o tengo que vender?',
    answer:
      'Ninguna de las dos. Los embajadores son voluntarios y no ganan comisión. Si alguien pregunta por la membresía, muéstrele el sitio y nada más.',
  },
  {
    question: 'Solo tengo una hora al mes. ¿Es suficiente?',
    answer: 'Sí. Haga equipo con un capitán, mantenga al día una lista o recorra una casa con su dueño.',
  },
  {
    question: '¿Y si me mudo?',
    answer:
      'Sus puntos, su nivel y su certificado se van con usted. Entregue su lista a su suplente y borre su copia.',
  },
];
export const closing = 'Una calle a la vez. La suya puede ser la siguiente.';
export const ownHome = <T>(link: (words: string) => T) => [
  '¿Busca ayuda para su propia casa? ',
  link('Lea las preguntas y respuestas'),
];
