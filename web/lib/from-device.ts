/** How often a page that shows a saved copy asks for the current one. */
const ASK_AGAIN_MS = 10_000;

/**
 * A `refetchInterval`. The service worker answers from the device when the server takes too long, and saves a late
 * response there. Without another request the page would go on showing the copy from before, such as no order.
 */
export const untilFromServer = ({
  state,
}: {
  state: { data?: { isFromDevice: boolean } | undefined };
}): number | false => (state.data?.isFromDevice ? ASK_AGAIN_MS : false);
