/** The event by which the loader of pages tells the page that the network cannot be reached. */
export const connectionLost = 'connection-lost'
