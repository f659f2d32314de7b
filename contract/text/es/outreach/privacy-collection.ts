/** Privacy Policy: what we collect and how we use it. A new text needs a new version in contract/core/agreements.ts. */
export const collectionSections = (brand: string, poweredBy: string) =>
  [
    {
      id: 'scope',
      title: 'Quiénes somos y qué cubre esta política',
      blocks: [
        `${brand} ("nosotros") ofrece una membresía que ayuda a los hogares de California a prepararse para desastres, salir de ellos y recuperarse. Nuestros servicios cuentan con el respaldo de ${poweredBy}, que trabaja para nosotros por contrato.`,
        'Esta política cubre nuestro sitio web, nuestra lista de espera, la membresía y su aplicación, nuestro programa comunitario y lo que usted nos escribe. Se aplica a los visitantes, a las personas en la lista de espera, a los miembros y a las personas de sus hogares, a los embajadores y a quienes se comunican con nosotros.',
        'Los hoteles, contratistas, aseguradoras y otros socios tienen sus propias políticas para lo que usted les da directamente.',
      ],
    },
    {
      id: 'information-we-collect',
      title: 'Información que recopilamos',
      blocks: [
        'Recopilamos lo que necesitamos para que su hogar salga, tenga dónde quedarse y vuelva a casa. La mayor parte viene de usted.',
        {
          terms: [
            [
              'Información de la cuenta',
              'Su nombre, su correo electrónico, su función y cómo inicia sesión: la parte pública de sus llaves de acceso y las sesiones de sus dispositivos con su nombre y último uso. No hay contraseñas. Guardamos los códigos de un solo uso solo como resúmenes cifrados, y solo por minutos.',
            ],
            [
              'Su dirección',
              'La dirección de cada casa que registra, la que escribe en la lista de espera y la que da para la entrega de una compra, que ciframos. Lo que escribe en un campo de dirección se envía a nuestro servidor, y de ahí a un proveedor de direcciones si usamos uno, para sugerir direcciones. No enviamos con ello su nombre ni su correo.',
            ],
            [
              'Ubicación',
              'El punto de su casa en el mapa y con qué exactitud lo conocemos: marcado por usted, techo, calle o código postal. Lo necesitamos porque las zonas de evacuación son líneas en un mapa. No rastreamos la ubicación de su teléfono.',
            ],
            [
              'Información financiera',
              'Su plan, facturas y pagos; la marca, los últimos cuatro dígitos y la fecha de vencimiento de su tarjeta; una referencia a la tarjeta de débito que recibe el dinero de emergencia; y su póliza de seguro: compañía, número, límites, deducible y fechas. Los números de tarjeta se escriben con nuestro proveedor de pagos y nunca llegan a nuestros servidores.',
            ],
            [
              'Preferencias de emergencia',
              'Quién vive en su casa y sus edades, animales, necesidades de movilidad, audición y salud que usted decida contarnos, contactos de emergencia, rutas y cómo podemos avisarle.',
            ],
            [
              'Documentos e inventario',
              'Archivos que pone en HomeVault, como documentos de identidad y de seguro, y su lista de pertenencias con valores y fotos. Quitamos la ubicación oculta en las fotos cuando las sube.',
            ],
            [
              'Uso',
              'Qué páginas se abren, solo por su ruta, y lo que hace en la aplicación: tareas completadas, puntos, compras, cambios en sus registros. Guardamos los cambios en un registro de actividad que usted puede leer, con el tipo de dispositivo y la dirección de red abreviada de donde vinieron.',
            ],
            [
              'Información del dispositivo',
              'Su dirección IP, el tipo de navegador y de dispositivo, y registros de errores y solicitudes rechazadas. Los usamos para mantener el servicio en funcionamiento y detener abusos.',
            ],
            [
              'Programa comunitario',
              'Si se postula como embajador: su nombre, correo electrónico, condado, código postal y área, lo que anota sobre su trabajo y su capacitación. Si un embajador le nombra como vecino: su nombre y correo electrónico. Borramos su correo cuando responde, o después de 14 días.',
            ],
            [
              'Eventos comunitarios',
              'Si se inscribe en un evento comunitario: su nombre, su correo electrónico y si asistió. Los borramos 30 días después del evento. Si registra horas para su vecindario: su nombre, su correo electrónico y lo que hizo. Borramos su nombre y su correo después de un año, más o menos.',
            ],
            [
              'Comunicaciones con ayuda',
              'Mensajes que envía por el formulario de contacto, por correo o al concierge, y nuestras respuestas.',
            ],
          ],
        },
        'Otras fuentes: información oficial sobre peligros de los condados, del estado y de agencias federales; proveedores de direcciones, que convierten una dirección en un punto; nuestro proveedor de pagos, que nos dice si un pago se realizó; y socios, que confirman una reserva o una entrega.',
        'Si nos habla de otras personas de su hogar, avíseles y muéstreles esta política.',
      ],
    },
    {
      id: 'cookies-and-analytics',
      title: 'Cookies y análisis',
      blocks: [
        'Usamos solo las cookies que el servicio necesita. Ninguna le sigue a otros sitios.',
        {
          table: {
            caption: 'Cookies y almacenamiento del navegador',
            columns: ['Nombre', 'Para qué', 'Cuánto tiempo'],
            rows: [
              [
                '__Host-session (cookie)',
                'Mantiene su sesión abierta',
                '30 días desde el último uso; para administradores, 8 horas',
              ],
              [
                '__Host-signin (cookie)',
                'Vincula un código de un solo uso al navegador que lo pidió',
                '10 minutos',
              ],
              ['theme (cookie)', 'Recuerda claro u oscuro, si elige uno', 'Un año'],
              ['plan_on_device (cookie)', 'Recuerda si guarda su plan en este dispositivo', 'Un año'],
              ['sidebar_state (cookie)', 'Recuerda si la barra lateral está abierta', '7 días'],
              [
                'auth-user (storage)',
                'Su número de cuenta, correo, nombre y función, para mostrar quién tiene la sesión abierta',
                'Hasta que cierre la sesión',
              ],
              [
                'street-token (storage)',
                'El enlace de invitación de un grupo de vecinos que abrió, para que siga ahí después de iniciar sesión',
                'Se usa una hora; desaparece cuando se une',
              ],
              [
                'awaited-code (storage)',
                'El correo al que se envió un código de un solo uso, y cuándo, para que recargar no pierda el paso',
                'Se usa 10 minutos; desaparece cuando inicia sesión o cierra la pestaña',
              ],
              [
                'return-path (storage)',
                'La página que quería abrir antes de iniciar sesión',
                'Se usa 10 minutos; se quita cuando se abre un enlace de nuestro correo',
              ],
              [
                'draft (storage)',
                'Lo que escribió en un formulario y aún no envía',
                'Hasta que lo envíe o cierre la pestaña',
              ],
              [
                'kept-toast (storage)',
                'Un mensaje corto para la página siguiente, por ejemplo que se cerró su sesión',
                'Hasta que se muestre',
              ],
              [
                'loaded-again-at (storage)',
                'Cuándo se recargó una página que llegó incompleta, para que no se recargue sin fin',
                'Hasta que se cierre la pestaña',
              ],
              [
                'evacuation-banner (storage)',
                'La altura del aviso de evacuación en su pantalla, para que la página no salte; no lo que decía',
                'Hasta que cierre la sesión o el aviso desaparezca',
              ],
              [
                'check-ins (storage)',
                'Quién dijo que salió, está a salvo o necesita ayuda mientras no había conexión, por número y sin nombres, para enviarlo después',
                'Hasta que se envíe o cierre la sesión',
              ],
              [
                'walk-photos (database)',
                'Fotos de un recorrido que aún no se suben, con el nombre del cuarto',
                'Hasta que se suban o cierre la sesión',
              ],
              [
                'last-rooms (storage)',
                'El último cuarto al que agregó un artículo, para que no tenga que escribirlo otra vez',
                'Hasta que cierre la sesión',
              ],
              [
                'latest-purchase (storage)',
                'Lo que acaba de comprar, para mostrarle el enlace a su recibo',
                'Hasta que lo descarte, cierre la sesión o cierre la pestaña',
              ],
              [
                'plan (cache)',
                'Su plan de evacuación, para que se abra sin conexión',
                'Hasta que cierre la sesión o lo desactive en la página del plan',
              ],
              [
                'choices (cache)',
                'Que eligió no guardar el plan en este dispositivo',
                'Hasta que elija otra cosa o lo borre en su navegador',
              ],
              [
                'shell (cache), files (cache)',
                'Las páginas y las imágenes de la propia aplicación, sin ningún dato suyo, para que el plan se abra sin conexión',
                'Hasta que una versión más nueva las reemplace',
              ],
              [
                'language-declined (storage)',
                'Que rechazó leer en otro idioma',
                'Hasta que lo borre en su navegador',
              ],
              ['tracking-consent (storage)', 'Su opción de privacidad', 'Hasta que la borre en su navegador'],
              [
                'coverage-intro-seen (storage)',
                'Que ya vio la introducción al mapa de cobertura',
                'Hasta que lo borre en su navegador',
              ],
            ],
          },
        },
        'Podemos contar las visitas a las páginas con Google Analytics y medir nuestra publicidad con Meta. Ambos están desactivados hasta que usted acepte. Si acepta, les decimos la ruta de la página, como /faq: ninguna dirección, ningún correo, nada de lo que escribió. Como con toda solicitud en internet, también ven su dirección IP y su navegador. No cargamos ninguno de sus programas.',
        'Donde se pueden contar las visitas, puede cambiar de opinión en "Sus opciones de privacidad", al pie de cada página pública. Respetamos Global Privacy Control: si su navegador lo envía, no preguntamos y no enviamos nada. Cuando inicia sesión, nadie más mide las páginas que abre.',
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'Cómo usamos la información',
      blocks: [
        {
          list: [
            'Para comprobar si cubrimos su casa, aprobarla e invitarle.',
            'Para prestar la membresía: la bóveda, las alertas, las rutas, la puntuación de preparación, los puntos y la tienda.',
            'Para detectar cuándo una orden de evacuación oficial (Evacuation Order) cubre su casa e iniciar lo que incluye su plan: dinero, concierge, hotel.',
            'Para ajustar las habitaciones y la ayuda a las personas, los animales y las necesidades de su hogar.',
            'Para cobrar pagos, enviar dinero de emergencia y llevar los libros que exige la ley.',
            'Para ayudarle a recuperarse: preparar un reclamo o enviar a un contratista cuando usted lo pida.',
            'Para responderle y enviarle información sobre su membresía. Enviamos novedades solo a quienes las quieren, y cada uno de esos correos tiene un enlace para dejar de recibirlos.',
            'Para mantener seguro el servicio, encontrar fallas y detener fraudes y abusos.',
            'Para cumplir obligaciones legales y defendernos en reclamos legales.',
          ],
        },
        'No usamos sus documentos, su inventario ni sus necesidades médicas para publicidad, y no entrenamos modelos de inteligencia artificial con ellos.',
      ],
    },
    {
      id: 'automatic-decisions',
      title: 'Decisiones automáticas',
      blocks: [
        'Cuando se publica una zona de evacuación oficial, nuestro sistema la compara con el punto de su casa. Si una orden de evacuación contiene ese punto y su membresía está activa, sus servicios empiezan automáticamente, porque los minutos cuentan.',
        'Cuando algo no es claro, decide nuestro equipo: un mensaje confuso, una casa sin un punto exacto, una casa apenas fuera del límite. Puede pedirnos que revisemos cualquiera de esas decisiones, y le daremos el motivo de nuestra respuesta.',
      ],
    },
  ] as const;
