/** Who at a table can propose something, and about whom. */
import type { Eyes, TableView } from '../wire/types';

const withdrawnOf = (view: TableView): readonly number[] =>
  (view.game as { withdrawn?: readonly number[] } | null)?.withdrawn ?? [];

/** The seats that still play, computers included. */
export const active = (view: TableView): number[] =>
  view.seats.flatMap((_, seat) => (withdrawnOf(view).includes(seat) ? [] : [seat]));

/** The seats that a person still plays for. */
const played = (view: TableView): number[] =>
  active(view).filter((seat) => !view.seats[seat]!.who.level && !view.seats[seat]!.standIn);

/** The seats of this device that somebody here plays for: who has none cannot propose anything. */
export const mine = (eyes: readonly Eyes[]): number[] => {
  const here = eyes.map((one) => one.seat);
  return eyes[0] ? played(eyes[0].view).filter((seat) => here.includes(seat)) : [];
};

/** The seats that other people play for. */
export const others = (eyes: readonly Eyes[]): number[] => {
  const here = mine(eyes);
  return eyes[0] ? played(eyes[0].view).filter((seat) => !here.includes(seat)) : [];
};

/** Whether a player who leaves now loses nothing: somebody left before, or keeps the others waiting too long. */
export const leavesFreely = (eyes: readonly Eyes[], now: number): boolean => {
  const view = eyes[0]?.view;
  const here = eyes.map((one) => one.seat);
  return !!view && (view.somebodyLeft || view.absences.some(({ seat, opens }) => opens <= now && !here.includes(seat)));
};
