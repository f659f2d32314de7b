/** Terms of Service: limits and billing. A new text needs a new version, as in the other parts. */
export const limitSections = [
  {
    id: 'service-limits',
    title: 'Lo que el servicio no es',
    blocks: [
      {
        terms: [
          [
            'No es un servicio de emergencia',
            'No podemos rescatar a nadie, combatir el fuego ni atender heridas. Si hay una vida en peligro, llame al 911.',
          ],
          [
            'Las órdenes oficiales van primero',
            'Siga las órdenes de su condado, de la policía y de los bomberos, aunque nosotros digamos otra cosa. Nunca nos espere para salir.',
          ],
          [
            'No es un seguro',
            'No aseguramos su casa, sus pertenencias ni su vida, y no decidimos reclamos. Conserve sus pólizas.',
          ],
          [
            'Orientación, no garantía',
            'Las rutas, las alertas, las cifras de riesgo y la puntuación de preparación le ayudan a decidir. Las condiciones cambian más rápido que cualquier mapa. Ninguna puntuación hace segura una casa.',
          ],
          [
            'Los socios son independientes',
            'Los hoteles, choferes, contratistas y otros socios prestan sus propios servicios. Los elegimos con cuidado y los coordinamos. No controlamos cómo trabajan.',
          ],
          [
            'No es asesoría profesional',
            'La preparación del reclamo, la asesoría del hogar y los suministros médicos no reemplazan a un abogado, un ajustador con licencia, un ingeniero o un médico.',
          ],
        ],
      },
    ],
  },
  {
    id: 'availability',
    title: 'Disponibilidad y hechos fuera de nuestro control',
    blocks: [
      'Construimos el servicio para emergencias, y aun así no podemos prometer que esté siempre disponible. La electricidad, las redes móviles, las fuentes oficiales, los bancos y los hoteles pueden fallar en el mismo desastre que le trae aquí. Tenga un plan impreso y no dependa de un solo servicio, incluido el nuestro.',
      'No incumplimos cuando un hecho fuera de nuestro control razonable nos impide cumplir, como el propio desastre, una falla de las redes públicas, un acto de gobierno o una guerra. Mientras tanto hacemos lo que podemos, le decimos qué no funciona y reanudamos lo antes posible. Si un hecho así nos impide darle un beneficio que incluye su plan, escríbanos y encontraremos un sustituto justo.',
      'Podemos cambiar o reemplazar funciones. Si un cambio le quita algo esencial que pagó, escríbanos: terminaremos su membresía de inmediato y le reembolsaremos la cuota por el tiempo restante.',
    ],
  },
  {
    id: 'billing',
    title: 'Pagos y renovación automática',
    blocks: [
      'Paga por mes o por año, por adelantado, en dólares de Estados Unidos. El precio que ve antes de aceptar es el precio total. Nuestro proveedor de pagos maneja su tarjeta; el número nunca llega a nuestros servidores.',
      { heading: 'Renovación automática' },
      {
        list: [
          'Su membresía se renueva automáticamente al final de cada mes o año, al precio vigente en ese momento, hasta que cancele.',
          'El precio, el período y la fecha del próximo cobro se muestran antes de que acepte, en su recibo y en su cuenta.',
          'Le pedimos su consentimiento expreso para la renovación y guardamos constancia de él.',
          'Antes de una renovación anual recibe un recordatorio por correo, con 15 a 45 días de anticipación, que dice cómo cancelar.',
          'Puede cancelar en línea en cualquier momento, en su cuenta, de la misma manera en que se unió. Vea [Fin de la membresía](#ending).',
        ],
      },
      { heading: 'Reembolsos, precios, pagos fallidos' },
      {
        list: [
          'Las cuotas no son reembolsables, salvo cuando la ley lo exija o cuando estos términos digan otra cosa.',
          'Le avisamos por correo de un cambio de precio con al menos 30 días de anticipación. Se aplica desde su siguiente renovación, y puede cancelar antes.',
          'Si no podemos cobrar una renovación, se lo diremos e intentaremos cobrar otra vez en los días siguientes. Los servicios continúan 14 días. Si entonces sigue sin pagarse, se detienen y la membresía termina.',
          'Un plan mayor empieza de inmediato, y paga la diferencia por el tiempo restante, que se muestra antes. Un plan menor empieza en su próxima renovación.',
        ],
      },
    ],
  },
  {
    id: 'points',
    title: 'Los puntos y la tienda',
    blocks: [
      'Gana puntos por lo que hace en el servicio. Los puntos no son dinero, no tienen valor en efectivo, no se pueden transferir y terminan con su cuenta. Puede gastarlos en artículos de la tienda; algunos artículos también se pueden pagar con tarjeta. Si se cancela una compra, recupera sus puntos, y se reembolsa el pago con tarjeta. Podemos corregir puntos que se acreditaron por error o abuso.',
      'Los puntos de impacto del programa comunitario son aparte y no se pueden gastar.',
    ],
  },
  {
    id: 'your-content',
    title: 'Su contenido',
    blocks: [
      'Sus documentos, fotos y listas siguen siendo suyos. Usted nos permite guardarlos, copiarlos, cifrarlos, convertirlos y mostrarlos en la medida necesaria para prestarle el servicio, y entregarlos a las personas que usted elija. Ese permiso termina cuando los borra, salvo las copias de respaldo hasta que se sobrescriban.',
      'Suba solo aquello a lo que tenga derecho, en los formatos y tamaños que aceptamos: PDF, JPG y PNG, hasta 10 MB por archivo. Conserve sus propias copias de lo que no pueda darse el lujo de perder.',
    ],
  },
] as const;
