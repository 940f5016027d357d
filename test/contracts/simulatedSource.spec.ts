import { contractSource, gatewaySourceContract } from './gatewaySourceContract.ts';

gatewaySourceContract('the simulated federation', () =>
  Promise.resolve({ source: contractSource(), close: () => Promise.resolve() }),
);
