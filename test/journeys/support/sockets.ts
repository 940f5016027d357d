import type { Page, WebSocketRoute } from '@playwright/test';

/** Watches the page's sockets, so that they can be cut. */
export const watchSockets = async (page: Page): Promise<{ readonly cut: () => Promise<void> }> => {
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket(/./, (socket) => {
    socket.connectToServer();
    open.push(socket);
  });
  return {
    cut: async () => {
      await Promise.all(open.splice(0).map((socket) => socket.close()));
    },
  };
};
