// What a person is looking at: which sheet is open, which card shows under the pointer, what is being dragged.
import { NONE } from './numbers';

class Look {
  /** The Traitor whose sheet is open. */
  traitor = $state(NONE);
  /** The seat whose sheet is open. */
  seat = $state(NONE);
  /** The Traitor under the pointer, and where. */
  over = $state.raw<{ traitor: number; box: DOMRect } | null>(null);
  /** The die that was chosen to be turned. */
  die = $state(NONE);
  /** The kind of Cargo that is being dragged. */
  dragged = $state(NONE);

  clear(): void {
    this.traitor = this.seat = this.die = this.dragged = NONE;
    this.over = null;
  }
}

export const look = new Look();
