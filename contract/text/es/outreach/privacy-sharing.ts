/** Privacy Policy: who receives it, security and retention. A new text needs a new version, as in the other parts. */
export const sharingSections = [
  {
    id: 'sharing',
    title: 'Quién recibe la información',
    blocks: [
      'No vendemos información personal. La damos a otros solo como sigue, y solo lo que cada uno necesita.',
      {
        table: {
          caption: 'Quién recibe qué',
          columns: ['Quién', 'Qué recibe', 'Por qué'],
          rows: [
            [
              'Hoteles',
              'Nombre, llegada, número de personas, animales y necesidades de acceso',
              'Para apartar y abrir su habitación',
            ],
            [
              'Socios de hospedaje de mascotas, cuidado de niños, comida, transporte y suministros',
              'Nombre, contacto y lo que necesita el servicio',
              'Para atenderle cuando usted o su plan lo pidan',
            ],
            [
              'Nuestra red de respuesta y el personal de concierge',
              'Su caso durante un evento',
              'Para guiarle y coordinar la ayuda',
            ],
            [
              'Proveedores de pagos y envíos de dinero',
              'Los datos de tarjeta que usted escribe con ellos, montos, una referencia a usted',
              'Para cobrar pagos y enviar dinero de emergencia',
            ],
            [
              'Proveedores de alojamiento web, almacenamiento y bases de datos',
              'Lo que guardamos, cifrado como se describe abajo',
              'Para operar el servicio',
            ],
            [
              'Proveedores de correo, mensajes de texto y notificaciones',
              'Su correo o número y el mensaje',
              'Para comunicarnos con usted',
            ],
            [
              'Proveedores de búsqueda de direcciones y mapas',
              'El texto escrito en un campo de dirección, sin su nombre ni su correo; su navegador descarga las partes del mapa',
              'Para sugerir direcciones y dibujar mapas',
            ],
            [
              'Contratistas, asesores del hogar, aseguradoras',
              'Lo que usted decida entregar',
              'Para reparar su casa y preparar un reclamo, a petición suya',
            ],
            [
              'Personas que usted invita a su casa',
              'La casa con sus pólizas, documentos, inventario, plan e historial, hasta que usted les quite el acceso',
              'Su hogar',
            ],
            [
              'Cualquiera que tenga un enlace que usted comparta',
              'El expediente de reclamación para el que se creó, hasta que el enlace venza o usted lo revoque',
              'Un ajustador o un familiar',
            ],
            [
              'Análisis y medición de publicidad',
              'La ruta de una página pública, solo si usted aceptó',
              'Para saber qué páginas ayudan',
            ],
          ],
        },
      },
      'Los proveedores que trabajan para nosotros están obligados por contrato. Pueden usar la información solo para nosotros, deben protegerla y deben borrarla cuando termine el trabajo.',
      'También revelamos información cuando la ley lo exige, o cuando creemos de buena fe que es necesario para evitar una muerte o un daño grave: por ejemplo, para decir a los rescatistas que alguien que no puede caminar tal vez siga en casa. Le avisaremos de una exigencia legal sobre su información, a menos que la ley lo prohíba.',
      'Si nuestra empresa se vende o se fusiona, su información puede pasar al nuevo dueño. Esta política va con ella, y se lo diremos antes de que ocurra.',
      'Las cifras que no se pueden relacionar con nadie, como cuántas casas afectó una orden, se pueden publicar o dar a consejos e investigadores.',
    ],
  },
  {
    id: 'security',
    title: 'Seguridad',
    blocks: [
      {
        list: [
          'Todo lo que va entre su dispositivo y nosotros está cifrado.',
          'Los archivos guardados en la bóveda están cifrados, cada uno con su propia clave. Esas claves están protegidas por una clave maestra que no está en la base de datos.',
          'No hay contraseñas que robar. Usted entra con una llave de acceso o un código de un solo uso.',
          'Los pasos delicados vuelven a pedir una llave de acceso o un código: una nueva tarjeta para recibir dinero, otro correo, una exportación, una eliminación.',
          'Los archivos se revisan por su contenido cuando llegan, y solo los ven las personas de la casa y quienes tienen un enlace que compartió su dueño.',
          'Nuestro personal solo puede ver lo que su trabajo necesita, debe usar una llave de acceso, y registramos cada cambio que hace.',
          'Guardamos los identificadores de sesión, los códigos de acceso y los de los enlaces solo como resúmenes cifrados.',
        ],
      },
      'Ningún sistema es perfectamente seguro. Si una violación de seguridad pone en riesgo su información, les avisaremos a usted y a las autoridades sin demora injustificada, como exige la ley: qué pasó, qué se vio afectado, qué estamos haciendo y qué puede hacer usted.',
    ],
  },
  {
    id: 'retention',
    title: 'Cuánto tiempo la guardamos',
    blocks: [
      'Guardamos la información mientras la necesitamos para el fin con que se dio, y después la borramos.',
      {
        table: {
          caption: 'Cuánto tiempo guardamos cada tipo',
          columns: ['Qué', 'Cuánto tiempo'],
          rows: [
            ['Cuenta, casas, bóveda, inventario, preferencias de emergencia', 'Mientras tenga una cuenta'],
            [
              'Todo ello después de que elimine su cuenta',
              '24 horas en las que puede cambiar de opinión; después lo borramos, salvo lo que nombra esta tabla. Las copias de respaldo cifradas se sobrescriben en un plazo de 35 días',
            ],
            [
              'Un código hecho a partir del correo de un embajador o vecino, para que nadie confirme su propio trabajo ni evada una suspensión. El correo no se puede leer en él sin una clave guardada fuera de nuestra base de datos',
              'Mientras exista el programa',
            ],
            [
              'Un código creado a partir de su correo, para dar los puntos de bienvenida una vez por persona. De él no se puede leer el correo sin una clave que está fuera de nuestra base de datos',
              'Mientras demos puntos de bienvenida, también después de que elimine su cuenta',
            ],
            [
              'Su correo anterior después de cambiarlo, para poder deshacer el cambio',
              '7 días, o hasta que elimine su cuenta',
            ],
            ['Documentos e inventario en la papelera', '30 días'],
            ['Expedientes de reclamación', 'Los tres últimos de cada casa'],
            [
              'Enlaces que compartió y el registro de quién los abrió: cuándo, en qué tipo de dispositivo, desde qué dirección de red abreviada',
              '365 días después de que terminó el enlace',
            ],
            [
              'Invitaciones a una casa, con el correo al que se enviaron',
              'Sirven 7 días y se borran 30 días después',
            ],
            ['El historial de cambios de una casa', 'Mientras exista la casa'],
            [
              'El historial de cambios de su cuenta y de lo que nuestro equipo hizo por ella',
              'Mientras exista su cuenta; los registros de lo que hizo nuestro equipo se quedan, con su número en lugar de su nombre',
            ],
            [
              'El plan de evacuación guardado en su dispositivo',
              'Hasta que cierre la sesión en él o lo desactive en la página del plan',
            ],
            [
              'Registros de la lista de espera',
              'Hasta que se una, 30 días después de que salga de la lista (para poder deshacerlo), como máximo 24 meses después de su última solicitud',
            ],
            ['Mensajes de contacto y conversaciones', '24 meses después del último mensaje'],
            [
              'Pagos, facturas, envíos de dinero, reservas y los eventos que los iniciaron',
              '7 años, por impuestos y contabilidad',
            ],
            ['Sesiones', '30 días desde el último uso'],
            ['Códigos de acceso', '10 minutos; un registro del intento durante 2 días'],
            ['Registros del servidor', '30 días'],
            ['Constancias de consentimiento y de solicitudes de privacidad', '24 meses'],
          ],
        },
      },
      'Guardamos algo por más tiempo solo cuando lo exige la ley o un reclamo legal, y solo para ese fin.',
    ],
  },
] as const;
