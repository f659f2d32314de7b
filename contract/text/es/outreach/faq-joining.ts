/** Questions about joining and coverage. */
export const joiningGroups = [
  {
    id: 'joining',
    title: 'Unirse y aprobación previa',
    entries: [
      {
        id: 'pre-approval',
        question: '¿Necesito aprobación previa?',
        keywords: 'preaprobación aprobar aprobado verificar elegible calificar requisitos',
        answer: [
          'Sí. La protección en evacuaciones necesita aprobación previa, para cada casa. Antes de que pueda unirse, nuestro equipo comprueba que su casa esté en una zona que atendemos. Cuando la agrega, se aprueba de inmediato si su marcador coincide con la dirección y nadie más tiene la misma casa. Si no, nuestro equipo la revisa.',
          'La aprobación previa es gratis y no pide tarjeta. Empieza cuando [se une a la lista de espera](/waitlist).',
        ],
      },
      {
        id: 'how-to-join',
        question: '¿Cómo me uno?',
        keywords: 'registrarse registro inscribirse inscripción empezar solicitar solicitud hacerse miembro',
        answer: [
          'En cuatro pasos, y hoy solo hace falta el primero.',
          {
            list: [
              '[Únase a la lista de espera](/waitlist) con la dirección de su casa y su correo.',
              'Revisamos la cobertura y aprobamos su casa.',
              'Recibe una invitación por correo. Su enlace abre su cuenta y sirve durante 14 días.',
              'Agrega su casa, elige un plan y su membresía empieza.',
            ],
          },
        ],
      },
      {
        id: 'review-time',
        question: '¿Cuánto tarda la revisión?',
        keywords: 'espera esperar cuándo días semanas estado pendiente decisión',
        answer: [
          'Revisamos las casas zona por zona, en el orden en que llegan. No prometemos una fecha que no podamos cumplir. Le escribiremos en cuanto haya una decisión. No tiene que preguntar.',
        ],
      },
      {
        id: 'during-a-fire',
        question: '¿Puedo unirme si ya hay un incendio cerca de mi casa?',
        keywords: 'ahora emergencia humo quemando tarde incendio activo hoy fuego',
        answer: [
          'Puede unirse a la lista de espera en cualquier momento. Los servicios empiezan solo con una orden de evacuación declarada después de que su membresía esté activa.',
          'Si está en peligro ahora, no nos espere. Siga las órdenes de su condado y llame al 911 si necesita ayuda para salir.',
        ],
      },
      {
        id: 'who-can-join',
        question: '¿Quién puede unirse?',
        keywords:
          'edad adulto inquilino renta rentar alquilar apartamento condominio casa móvil familia niños hijos bebé compañero',
        answer: [
          'Cualquier persona de 18 años o más con una casa en una zona que atendemos. Cada persona tiene una cuenta. Todos los que viven en la casa son parte del plan: díganos quiénes son y qué mascotas van con ustedes.',
        ],
      },
      {
        id: 'leave-the-waitlist',
        question: '¿Cómo salgo de la lista de espera?',
        keywords: 'cancelar quitar borrar eliminar dejar correos correo suscripción',
        answer: [
          'Use el enlace del correo de confirmación. Un clic le quita de la lista, y en la misma página puede volver si fue un error.',
        ],
      },
    ],
  },
  {
    id: 'where',
    title: 'Cobertura',
    entries: [
      {
        id: 'coverage',
        question: '¿Dónde funciona Hearthline?',
        keywords:
          'disponible zona condado estado ciudad código postal cerca Oregon Los Ángeles San Diego Sacramento Área Bahía',
        answer: [
          'En toda California: todos los condados y todos los códigos postales. Nevada y Arizona están planeados. Si vive ahí, puede [unirse a la lista de espera](/waitlist) ahora, y le escribiremos cuando se abra su zona.',
          'El [mapa de cobertura](/coverage) muestra el riesgo alrededor de una dirección, los desastres anteriores y quién ayuda cerca.',
        ],
      },
      {
        id: 'only-wildfire',
        question: '¿Es solo para incendios forestales?',
        keywords: 'terremoto sismo temblor tsunami tormenta huracán alud deslave humo desastre peligro',
        answer: [
          'No. Lo que cuenta es la orden de evacuación oficial, no su causa. Puede ser un incendio forestal, una inundación, un flujo de escombros, una presa o una fuga de gas.',
        ],
      },
      {
        id: 'home-on-the-map',
        question: '¿Por qué me piden ubicar mi casa en el mapa?',
        keywords: 'gps marcador ubicación coordenadas dirección equivocada exacta',
        answer: [
          'Los condados trazan las zonas de evacuación como líneas en un mapa, y una línea puede pasar por en medio de una calle. Solo un punto exacto nos dice de qué lado vive.',
          'Si conocemos su casa solo por la calle o el código postal, los servicios nunca empiezan automáticamente. Decide nuestro equipo, y eso tarda más.',
        ],
      },
      {
        id: 'several-homes',
        question: '¿Puedo tener más de una casa?',
        keywords: 'segunda casa cabaña vacaciones renta padres dos casas varias',
        answer: [
          'Sí. Puede guardar varias casas en HomeVault, y todas reciben alertas de evacuación. Su membresía protege una de ellas, que usted elige en la página Membresía. Un cambio surte efecto después de 7 días. Cada casa se aprueba por separado. Vea [qué pagamos, cuándo y a quién](/what-we-pay).',
        ],
      },
    ],
  },
];
