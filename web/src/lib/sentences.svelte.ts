/** The facts of one table as sentences, in the language that the page speaks now. */
import type { FactLine, FactProblem, Line, Problem, ShownSeat, Text } from '../wire/types';
import { seatNames } from './names';
import { say, sayNow } from './texts.svelte';
import { voice } from './voice';

export class Sentences {
  /** One line a name, so that lines are said again only if a name or the language changes. */
  private readonly names = $derived.by(() => {
    const names = seatNames(this.seats());
    return names.map((name) => name || say('story-free')).join('\n');
  });
  private readonly voice = $derived(voice(sayNow(), this.names.split('\n')));
  private readonly said = $derived.by(() => {
    void this.voice;
    return new WeakMap<FactLine, Line>();
  });

  constructor(private readonly seats: () => readonly ShownSeat[]) {}

  /** A fact as a sentence; nothing if this page does not have its text. */
  say(text: Text): string {
    return this.voice(text);
  }

  /** An event in words. */
  line(line: FactLine): Line {
    const known = this.said.get(line);
    if (known) return known;
    const { told, ...rest } = line;
    const text = told.map(this.voice).filter(Boolean).join('\n') || null;
    const made = { ...rest, text };
    this.said.set(line, made);
    return made;
  }

  /** Why not, in words: those of its kind of problem, if this page does not have its text. */
  explained(problem: FactProblem): Problem {
    return { ...problem, detail: this.voice(problem.detail) || this.voice(['say', `problem-${problem.status}`, {}]) };
  }
}
