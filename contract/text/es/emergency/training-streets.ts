/** Training modules about the street: zones, drills, and neighbors who need more time. */
export const modules = {
  'know-your-zone': {
    minutes: 15,
    lessons: [
      {
        title: 'Las zonas tienen nombre',
        text: [
          'Cada condado divide su territorio en zonas de evacuación, y cada zona tiene un nombre o un número. Busque la suya en el sitio de su condado antes de la temporada y anótela en el refrigerador.',
          'Las alertas nombran zonas, no calles. Si conoce su zona, sabe en un segundo si una alerta es para usted.',
        ],
      },
      {
        title: 'Advertencia y orden',
        text: [
          'Una advertencia de evacuación significa: prepárese, y salga ya si necesita más tiempo, tiene animales grandes o se siente en peligro. Una orden de evacuación significa: salga ahora. Es la ley.',
          'Refugiarse en el lugar significa: quédese donde está, porque salir es más peligroso. Solo lo deciden su condado y los departamentos de bomberos y policía. Un embajador repite sus palabras y no agrega nada.',
        ],
      },
      {
        title: 'Dos salidas',
        text: [
          'Conozca dos salidas de su calle en auto y una a pie. Maneje las dos antes de la temporada, una vez de noche.',
          'Las rutas del teléfono pueden fallar cuando se queman las torres. Lleve un mapa de papel en el auto. Si las autoridades le indican otro camino, sígalo.',
        ],
      },
      {
        title: 'No espere un mensaje',
        text: [
          'Las redes fallan y de noche los teléfonos están en silencio. Inscríbase en las alertas de su condado, tenga un radio de pilas y acuerde con un vecino que se tocarán la puerta.',
          'Si ve fuego o huele mucho humo y se siente en peligro, salga. No necesita una orden para irse.',
        ],
      },
    ],
    questions: [
      {
        question: 'Una alerta nombra la zona BUT-114. ¿Cómo sabe si es para usted?',
        options: ['Busco humo.', 'Conozco de antes el nombre de mi zona.', 'Espero una segunda alerta.'],
      },
      {
        question: '¿Qué significa una orden de evacuación?',
        options: ['Empacar y esperar noticias.', 'Cerrar las ventanas y quedarse.', 'Salir ahora.'],
      },
      {
        question: '¿Quién decide las advertencias y órdenes?',
        options: ['El condado, con bomberos y policía.', 'El embajador de la calle.', 'Los vecinos, juntos.'],
      },
      {
        question: 'Ve llamas cerca y no hay ninguna orden. ¿Qué hace?',
        options: [
          'Espero la orden.',
          'Salgo si me siento en peligro.',
          'Me acerco para ver qué tan grande es.',
        ],
      },
    ],
  },
  'lead-a-drill': {
    minutes: 20,
    lessons: [
      {
        title: 'Antes del simulacro',
        text: [
          'Elija una mañana tranquila y avise a toda la calle dos semanas antes: con un volante, en la puerta, en los dos idiomas si en su calle se hablan dos. Diga claramente que es un simulacro.',
          'Elija una hora de inicio, dos salidas y un punto de reunión fuera de la zona, con sombra y estacionamiento. Avise a la línea pública de la estación de bomberos, para que nadie se alarme.',
        ],
      },
      {
        title: 'El simulacro',
        text: [
          'A la hora de inicio, todos ponen su mochila en el auto y toman la primera salida. Usted también sale: un embajador que se queda atrás practicó lo que no debe.',
          'En el punto de reunión, cuente por hogar, no por nombre. Anote la hora a la que llegó el último hogar.',
        ],
      },
      {
        title: 'Qué se mide',
        text: [
          'Bastan tres números: hogares que participaron, minutos hasta que llegó el último y lo que faltó. El segundo simulacro siempre es más rápido.',
          'Anote lo que detuvo a la gente: un portón sin electricidad, un auto que no arrancó, un gato escondido.',
        ],
      },
      {
        title: 'Con seguridad',
        text: [
          'Nadie corre, nadie acelera, nadie cierra una calle. Las reglas de tránsito valen como siempre. Si hay una advertencia real o un día de bandera roja, cancele el simulacro.',
          'Nadie está obligado a participar. La gente vuelve a un simulacro al que nadie la empujó.',
        ],
      },
    ],
    questions: [
      {
        question: '¿Qué día elige?',
        options: [
          'Un día de bandera roja, porque es realista.',
          'Una noche sin aviso.',
          'Una mañana tranquila que todos conocen.',
        ],
      },
      {
        question: '¿Dónde está usted cuando la calle sale?',
        options: [
          'Salgo con todos los demás.',
          'Me quedo hasta el último auto.',
          'Dirijo el tráfico en la esquina.',
        ],
      },
      {
        question: '¿Qué anota?',
        options: ['Quién tiene qué enfermedad.', 'Hogares, minutos y lo que faltó.', 'Placas de autos.'],
      },
      {
        question: 'Llega una advertencia real una hora antes del simulacro. ¿Y ahora?',
        options: [
          'Hago el simulacro más rápido.',
          'Hago el simulacro sin niños.',
          'Cancelo el simulacro y sigo la advertencia.',
        ],
      },
    ],
  },
  'more-time': {
    minutes: 15,
    lessons: [
      {
        title: 'Quién necesita más tiempo',
        text: [
          'Personas que caminan despacio o no caminan, que no oyen una alarma, que dependen de aparatos eléctricos, que no manejan, madres y padres solos con niños pequeños, y quien tenga animales grandes.',
          'Más tiempo significa salir antes: con la advertencia, no con la orden. Dos horas de ventaja valen más que un auto rápido.',
        ],
      },
      {
        title: 'Pregunte, no suponga',
        text: [
          'Pregunte: ¿qué necesitaría para salir en una hora? Después escuche. Cada persona conoce mejor sus necesidades.',
          'No levante, cargue ni mueva a nadie que no esté de acuerdo, y nunca sin saber cómo. Por una persona herida, llame al 911.',
        ],
      },
      {
        title: 'Dos vecinos que tocan la puerta',
        text: [
          'Cada persona que lo quiera tiene dos vecinos que tocan su puerta: uno puede estar en el trabajo. Acuerden una señal de que la casa está vacía, como una toalla en la puerta.',
          'Usted toca mientras no haya peligro y sale cuando una orden cubre su calle. Nunca vuelva a entrar. Diga a los bomberos quién puede seguir ahí.',
        ],
      },
      {
        title: 'Electricidad, medicinas, animales',
        text: [
          'Para aparatos eléctricos: una batería cargada, el programa médico de la compañía eléctrica y un lugar con luz en el camino. Para medicinas: siete días en la mochila.',
          'Para caballos y otros animales grandes: un remolque enganchado con tiempo y otra persona que sepa cargarlos.',
        ],
      },
    ],
    questions: [
      {
        question: '¿Cuándo debe salir quien necesita más tiempo?',
        options: ['Con la advertencia.', 'Con la orden, como todos.', 'Cuando los vecinos ya se fueron.'],
      },
      {
        question: '¿Cómo sabe lo que alguien necesita?',
        options: ['Lo adivino por su edad.', 'Pregunto y escucho.', 'Miro por la ventana.'],
      },
      {
        question: 'Una orden cubre su calle y un vecino no abrió la puerta. ¿Qué hace?',
        options: [
          'Rompo la puerta.',
          'Espero frente a la casa.',
          'Salgo y digo a los bomberos quién puede estar ahí.',
        ],
      },
      {
        question: '¿Cuántos vecinos deben estar listos para tocar la puerta de una persona?',
        options: ['Dos.', 'Con uno basta.', 'Toda la calle.'],
      },
    ],
  },
};
