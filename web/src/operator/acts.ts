/** What operators do to people and tables. Each returns whether it was done. */
import { send } from '../lib/api';
import { say } from '../lib/texts.svelte';
import type { OperatorLimit, OperatorProposal, OperatorReport, OperatorSanction, Someone } from '../wire/types';
import { decide } from './deciding.svelte';

export const OPERATOR = '/api/operator';

/** Ban or mute a person; the person of a report together with the address they had then, if that is wanted. */
export function sanction(kind: 'ban' | 'mute', person: Someone, report?: OperatorReport): Promise<boolean> {
  const whom = report ? { report: report.id } : { person: person.id };
  return decide({
    title: say(`site-operator-ask-${kind}`, { name: person.name }),
    yes: say(`site-operator-${kind}`),
    note: say(`site-operator-${kind}-what`),
    asks: kind === 'ban' ? ['until', 'address'] : ['until'],
    act: ({ reason, until, withAddress }) => send('POST', `${OPERATOR}/sanctions`, { kind, until, reason, withAddress, ...whom }),
  });
}

/** Ban an address, which nobody sees afterwards. */
export function banAddress(address: string): Promise<boolean> {
  return decide({
    title: say('site-operator-ask-ban', { name: address }),
    yes: say('site-operator-ban'),
    note: say('site-operator-address-what'),
    asks: ['until'],
    act: ({ reason, until }) => send('POST', `${OPERATOR}/sanctions`, { kind: 'ban', until, reason, address }),
  });
}

/** End a ban, a mute or a given name before its time. */
export function lift(one: OperatorSanction): Promise<boolean> {
  return decide({
    title: say('site-operator-ask-lift'),
    yes: say('site-operator-lift'),
    act: ({ reason }) => send('POST', `${OPERATOR}/sanctions/${one.id}/lift`, { reason }),
  });
}

/** Mark a proposed word as decided, one way or the other. */
export function decideProposal({ lexicon, word }: OperatorProposal): Promise<boolean> {
  return decide({
    title: say('site-operator-ask-decide', { word }),
    yes: say('site-operator-decide'),
    note: say('site-operator-decide-what'),
    act: ({ reason }) => send('POST', `${OPERATOR}/proposals/${lexicon}/${word}/decide`, { reason }),
  });
}

/** Give a person another name. */
export function rename(person: Someone): Promise<boolean> {
  return decide({
    title: say('site-operator-ask-rename', { name: person.name }),
    yes: say('site-operator-rename'),
    note: say('site-operator-rename-what'),
    asks: ['name', 'until'],
    act: ({ reason, until, name }) => send('PUT', `${OPERATOR}/people/${person.id}/name`, { name, until, reason }),
  });
}

/** Close a table, or take it out of the list. */
export function endTable(how: 'close' | 'unlist', id: string): Promise<boolean> {
  return decide({
    title: say(`site-operator-ask-${how}`),
    yes: say(`site-operator-${how}`),
    note: say(`site-operator-${how}-what`),
    act: ({ reason }) => send('POST', `${OPERATOR}/tables/${id}/${how}`, { reason }),
  });
}

/** What is said of a limit. */
export const limitName = ({ name }: OperatorLimit) => say(`site-operator-limit-${name.replaceAll('_', '-')}`);

/** Allow half as much, twice as much, or as much as usual. */
export function setLimit(one: OperatorLimit, factor: number | null): Promise<boolean> {
  const { most, aSecond } = one;
  const much = factor === null ? {} : { most: Math.ceil(most * factor), ...(aSecond !== null && { aSecond: aSecond * factor }) };
  return decide({
    title: limitName(one),
    yes: say(factor === null ? 'site-operator-as-usual' : factor < 1 ? 'site-operator-halve' : 'site-operator-double'),
    note: say('site-operator-limit-change-what'),
    act: ({ reason }) => send('PUT', `${OPERATOR}/limits/${one.name}`, { reason, ...much }),
  });
}

/** Settle a report. */
export function settle(report: OperatorReport): Promise<boolean> {
  return decide({
    title: say('site-operator-ask-settle'),
    yes: say('site-operator-settle'),
    note: say('site-operator-settle-what'),
    act: ({ reason }) => send('POST', `${OPERATOR}/reports/${report.id}/settle`, { reason }),
  });
}
