import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';

export interface MostOpen {
  readonly ofEntitlement: number;
  readonly ofNetwork: number;
  readonly all: number;
}

/** A download manager loads a file in up to eight pieces; a school or an office may share one network. */
const MOST: MostOpen = { ofEntitlement: 8, ofNetwork: 32, all: 400 };

/** Downloads on their way in this process, counted by what is loaded and by who loads. */
export class OpenDownloads {
  readonly #most: MostOpen;
  readonly #open = new Map<string, number>();
  #all = 0;

  constructor(most: MostOpen = MOST) {
    this.#most = most;
  }

  /**
   * Counts one more; call what it answers once it is over. Throws RATE_LIMITED when this entitlement or this network has
   * too many open, SERVICE_UNAVAILABLE when all together have.
   */
  begin(entitlementId: string, network: string): () => void {
    const [entitlement, from] = [`entitlement:${entitlementId}`, `network:${network}`];
    const { ofEntitlement, ofNetwork, all } = this.#most;
    if (this.#count(entitlement) >= ofEntitlement || this.#count(from) >= ofNetwork)
      throw new AppError(ErrorCode.RATE_LIMITED, { minutes: 1 });
    if (this.#all >= all) throw new AppError(ErrorCode.SERVICE_UNAVAILABLE);
    this.#add(entitlement, from, 1);
    let open = true;
    return () => {
      if (open) this.#add(entitlement, from, -1);
      open = false;
    };
  }

  #count(key: string): number {
    return this.#open.get(key) ?? 0;
  }

  #add(entitlement: string, network: string, by: 1 | -1): void {
    this.#all += by;
    for (const key of [entitlement, network]) {
      const count = this.#count(key) + by;
      if (count > 0) this.#open.set(key, count);
      else this.#open.delete(key);
    }
  }
}
