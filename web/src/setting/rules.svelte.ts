/** The rules chosen for a new table: a set of them, in the words of a language, with what was changed. */
import { usualRules } from '../lib/opening';
import type { GameRules, OptionValue, ShelfGame } from '../wire/types';

type Values = Record<string, OptionValue>;
type Preset = GameRules['presets'][number];

const LANGUAGE = 'lexicon';

export class ChosenRules {
  language = $state('');
  preset = $state('');
  private mine = $state<Values>({});

  constructor(
    private readonly game: ShelfGame,
    private readonly rules: GameRules,
  ) {
    const { preset, changes } = usualRules(game);
    this.preset = preset!;
    this.language = String(changes?.[LANGUAGE] ?? this.printed(this.named(this.preset))[LANGUAGE] ?? '');
  }

  /** The languages there are letters and words for. */
  readonly languages: readonly { value: string; label: string }[] = $derived.by(() => {
    const choices = this.rules.options.find(({ name }) => name === LANGUAGE)?.choices ?? [];
    return choices.map(({ value, label }) => ({ value: String(value), label }));
  });

  /** The sets of rules that can be played in the language, those made for it first, each only once. */
  readonly presets: readonly Preset[] = $derived.by(() => {
    const made = (one: Preset) => this.printed(one)[LANGUAGE] === this.language;
    const others = this.rules.presets.filter((one) => !made(one) && !(LANGUAGE in one.values));
    const offered = new Map<string, Preset>();
    for (const one of [...this.rules.presets.filter(made), ...others]) {
      const values = JSON.stringify(Object.entries(this.inLanguage(one)).sort());
      if (!offered.has(values)) offered.set(values, one);
    }
    return [...offered.values()];
  });

  /** The rules as the preset has them, in the language. */
  readonly usual: Values = $derived.by(() => this.inLanguage(this.named(this.preset)));
  readonly values: Values = $derived({ ...this.usual, ...this.mine });

  /** How the rules differ from the preset as the server has it. */
  get changes(): Values {
    const printed = this.printed(this.named(this.preset));
    return Object.fromEntries(Object.entries(this.values).filter(([name, value]) => value !== printed[name]));
  }

  choosePreset(name: string): void {
    this.preset = name;
    this.mine = {};
  }

  /** Choose a language. Whoever had the usual rules has the usual rules of that language. */
  chooseLanguage(language: string): void {
    const wasUsual = this.preset === this.usualPreset();
    this.language = language;
    if (wasUsual || !this.presets.some((one) => one.name === this.preset)) this.preset = this.usualPreset();
    this.mine = {};
  }

  change(name: string, value: OptionValue): void {
    if (name === LANGUAGE) return this.chooseLanguage(String(value));
    const { [name]: _, ...rest } = this.mine;
    this.mine = value === this.usual[name] ? rest : { ...rest, [name]: value };
  }

  reset(): void {
    this.mine = {};
  }

  private usualPreset(): string {
    const usual = this.game.usual[this.language]?.preset;
    return this.presets.find((one) => one.name === usual)?.name ?? this.presets[0]!.name;
  }

  private named(name: string): Preset {
    return this.rules.presets.find((one) => one.name === name)!;
  }

  private printed(preset: Preset): Values {
    return { ...Object.fromEntries(this.rules.options.map((option) => [option.name, option.default])), ...preset.values };
  }

  private inLanguage(preset: Preset): Values {
    const printed = this.printed(preset);
    return printed[LANGUAGE] === this.language ? printed : { ...printed, ...this.rules.languages[this.language] };
  }
}
